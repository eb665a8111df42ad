import { expect, it } from 'vitest';
import { situationOf } from '../../../character/combat-situation.ts';
import { fiendishFriedrick, johnFalcon } from '../../../testing/book-characters.ts';
import { openWorksheet } from '../../derive-character.ts';
import { fightRules } from '../../man-to-man/fight/fight-rules.ts';
import { exchangeAt, rollAll } from './exchange.ts';
import type { ExchangeInput } from './exchange-request.ts';

const setup = {
  attacker: { name: 'John', sheet: openWorksheet(johnFalcon()), situation: situationOf(), rules: fightRules },
  defender: {
    name: 'Friedrick',
    sheet: openWorksheet(fiendishFriedrick()),
    situation: situationOf(),
    rules: fightRules,
  },
  line: 'sword.0',
};

it('try', () => {
  const answers = [10, 'x', 12, 5, 5, 5, 5];
  const inputs: ExchangeInput[] = [];
  for (const answer of answers) {
    const { request, past, outcome } = exchangeAt(setup, inputs);
    console.log(past, request && { ...request, explained: undefined }, outcome?.defender.hitsLost);
    if (!request) break;
    if (request.kind === 'choice') inputs.push({ request: request.id, choice: request.usual });
    else inputs.push({ request: request.id, rolled: typeof answer === 'number' ? answer : 10 });
  }
  console.log(rollAll(setup, [], (n) => n * 2).now.past);
  console.log(rollAll(setup, [], (n) => n * 1).now.past);
  console.log(rollAll(setup, [], (n) => n * 6).now.past);
  expect(1).toBe(1);
});
