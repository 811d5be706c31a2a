// SPDX-License-Identifier: MIT
// The player of first.py, in JavaScript: see doc/bots.md.
'use strict';

const lines = require('readline').createInterface({input: process.stdin});
let told = new Map();
let greeted = false;

/** One of the words of "legal", or what else it says. */
function choose() {
  const legal = told.get('legal').split(' ');
  const hand = told.get('hand').split(' ');
  if (/^(discard|select)$/.test(legal[0]))     // "discard 3 of 7S 8S AS …"
    return [legal[0], ...legal.slice(3, 3 + Number(legal[1]))].join(' ');
  if (legal[0].startsWith('play:'))            // the lead high, the others low
    return legal.at(told.get('trick') === '' ? -1 : 0);
  for (const suit of 'SCDH')                   // six with five cards of a suit
    if (legal.includes(`bid:6${suit}`) &&
        hand.filter((card) => card.includes(suit)).length > 4)
      return `bid:6${suit}`;
  if (legal.includes('call'))                  // bets of others are called
    return 'call';
  return told.get('plainest').replace(/^\d+ /, '');
}

lines.on('line', (line) => {
  const [key] = line.split(' ', 1);
  told.set(key, line.slice(key.length + 1));
  if (line !== 'end') return;
  const move = () => `move ${told.get('decide')} ${told.get('seat')} ` +
    choose().replace(':', ' ');
  console.log(greeted ? move() : 'ready');     // the rules come first
  greeted = true;
  told = new Map();
});
