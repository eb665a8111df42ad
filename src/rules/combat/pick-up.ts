import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { firstRefusal, writeRefusal } from './define-attacks.ts';
import type { Fight, FindRefusal } from './fight-rules.ts';
import { hasEmptyHand } from './hands.ts';
import { findIncapable } from './steps/attack-refusals.ts';

/** A dropped item that can be picked up, and the turns that it takes; null with a reason where it cannot be done now. */
export interface PickUp {
  readonly key: string;
  readonly name: string;
  readonly turns: StatId;
}

const noHand: FindRefusal<PickUp> = ({ context, rules }) =>
  hasEmptyHand(context) ? null : { words: 'no empty hand', cite: rules.pickUp.cite };
const incapable: FindRefusal<PickUp> = (fight) => findIncapable(fight, fight.rules.pickUp.cite);

/** Defines the turns that it takes to pick up each item that was dropped in the fight: stowed there, and elsewhere on the sheet. */
export function definePickUps(worksheet: Worksheet, fight: Fight, onSheet: Fight['context']): readonly PickUp[] {
  const { state, rules } = fight;
  const { cite, kneels, heavyTakes } = rules.pickUp;
  const dropped = onSheet.items.filter(({ key, row }) => state.places[key] === 'stowed' && row.place !== 'stowed');
  return dropped.map((item) => {
    const { key, name, row, facet } = item;
    const pickUp = { key, name, turns: `fight:pickUp.${key}` };
    worksheet.define({
      id: pickUp.turns,
      name: `pick up ${name}`,
      unit: 'turns',
      cite,
      formula: (w) => {
        const refusal = firstRefusal([incapable, noHand], fight, pickUp, w);
        if (refusal) {
          writeRefusal(w, refusal);
          return;
        }
        w.start(1, 'to take it', { cite });
        if (kneels && (state.posture === 'standing' || state.posture === 'crouching')) w.add(1, 'to kneel', { cite });
        const weight = row.weightOverride ?? facet?.weight ?? 0;
        if (heavyTakes !== undefined && weight > w.consultNumber('st')) {
          w.given('st', undefined, { cite });
          w.add(heavyTakes - 1, 'heavier than ST in pounds', { cite });
        }
        w.note('a shield, and a weapon that is made ready after each attack, must be made ready as well', { cite });
      },
    });
    return pickUp;
  });
}
