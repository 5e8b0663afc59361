import fs from 'node:fs';
import { board } from './boards.mjs';
import { parseElf } from './elf.mjs';
import { Handheld } from './handheld.mjs';
import { Profile } from './profile.mjs';
import { parseScript, runScript } from './script.mjs';
const [elfFile, where, n] = process.argv.slice(2);
const elf = parseElf(fs.readFileSync(elfFile));
const profile = new Profile();
let on = false; const add = profile.add.bind(profile);
profile.add = (pc, c, s) => { if (on) add(pc, c, s); };
const h = new Handheld(elf, board('pico-lcd-1-3'), BigInt(where === 'actions' || where === 'map' ? 3 : 0), undefined, { profile });
h.rest();
let buttons = ['DOWN','UP'];
if (where === 'title') { for (const b of ['A','B']) { h.tap(b); h.rest(); } }
else { const steps = parseScript(fs.readFileSync('scripts/place.txt','utf8'));
  const there = steps.findIndex(([c,w]) => c==='expect' && w==='map');
  runScript(h, where==='map'? steps.slice(0,there): steps, ()=>{}); h.rest(); if (where==='map') buttons=['LEFT','RIGHT']; else buttons=['DOWN','DOWN']; }
const times=[];
for (let i=0;i<Number(n??20);i++){ h.advance(30.3); on=true; const b=h.now; h.press(buttons[i%2]); h.advance(40); on=false; times.push(((h.panel.changedAt-b)/1e6).toFixed(2)); h.release(buttons[i%2]); h.advance(40);}
console.log(times.join(' '));
const real=Array.prototype.sort; for (const l of profile.table(elf.functions, 1e9).slice(0,2000)) { const f=l.trim().split(/\s+/); console.log(l); }
