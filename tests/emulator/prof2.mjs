import fs from 'node:fs';
import { board } from './boards.mjs';
import { parseElf } from './elf.mjs';
import { Handheld } from './handheld.mjs';
import { readable } from './profile.mjs';
import { parseScript, runScript } from './script.mjs';
const [elfFile] = process.argv.slice(2);
const elf = parseElf(fs.readFileSync(elfFile));
const entries = new Map(elf.functions.map((f) => [f.address & ~1, f.name]));
const counts = new Map(); let on = false; const per = new Map(); const interesting = /fill_solid|render_glyph/;
const ranges = elf.functions.filter((f) => interesting.test(f.name) && f.address >= 0x20000000 && !/Thunk/.test(f.name));
const profile = { add(pc, c, s) { if (!on) return; const n = entries.get(pc >>> 0); if (n) counts.set(n, (counts.get(n) ?? 0) + 1);
  for (const r of ranges) if ((pc>>>0) >= (r.address&~1) && (pc>>>0) < (r.address&~1)+r.size) { per.set(pc>>>0, (per.get(pc>>>0)??0)+c); } }, table() { return []; } };
const h = new Handheld(elf, board('pico-lcd-1-3'), 3n, undefined, { profile });
h.rest();
const steps = parseScript(fs.readFileSync('scripts/place.txt','utf8'));
runScript(h, steps, ()=>{}); h.rest();
const wr=h.panel; for (let i=0;i<5;i++){h.advance(30); h.press('DOWN'); h.advance(40); h.release('DOWN'); h.advance(40);}
const cyc = new Map(); profile.add = (pc,c,s)=>{ if(!on) return; const n=entries.get(pc>>>0); if(n) counts.set(n,(counts.get(n)??0)+1); total+=c+s; stall+=s; };
let total=0, stall=0; const sw=h.panel.startWindow.bind(h.panel); h.panel.startWindow=(p)=>{console.log('win',h.panel.columns.join('-'),h.panel.rows.join('-'),((h.now-b)/1e6).toFixed(2)); return sw(p);}; on = true; const b=h.now; h.press('DOWN');
let last=h.panel.changedAt, firstChange=null; for (let i=0;i<400;i++){ h.advance(0.1); if (h.panel.changedAt>=b && firstChange===null) firstChange=(h.now-b)/1e6; }
on = false; console.log('first', firstChange, 'last', (h.panel.changedAt-b)/1e6, 'cycles', total, stall);
for (const [n,c] of [...counts].sort((a,b)=>b[1]-a[1]).slice(0,30)) console.log(c, readable(n).slice(0,110));
for (const [pc,c] of [...per].sort((a,b)=>b[1]-a[1]).slice(0,60).sort((a,b)=>a[0]-b[0])) console.log(pc.toString(16), c);
