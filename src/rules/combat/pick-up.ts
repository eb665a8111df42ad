import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem } from '../resolve/context.ts';
import { attackUses } from '../shared/attack-uses.ts';
import { lineStat } from '../stat-ids.ts';
import { firstRefusal, writeRefusal } from './fight-numbers.ts';
import type { Fight, FindRefusal } from './fight-rules.ts';
import { hasEmptyHand } from './hands.ts';
import { findIncapable } from './steps/attack-refusals.ts';

/** A dropped item that can be picked up, and the turns that it takes; null with a reason where it cannot be done now. */
export interface PickUp {
  readonly key: string;
  readonly name: string;
  readonly turns: StatId;
  /** Turns to make it ready then; absent for what is ready at once. */
  readonly readying?: StatId;
}

const noHand: FindRefusal<PickUp> = ({ context, rules }) =>
  hasEmptyHand(context) ? null : { words: 'no empty hand', cite: rules.pickUp.cite };
const incapable: FindRefusal<PickUp> = (fight) => findIncapable(fight, fight.rules.pickUp.cite);

/** Defines the turns that it takes to pick up each item that was dropped in the fight: stowed there, and elsewhere on the sheet. */
export function definePickUps(worksheet: Worksheet, fight: Fight, onSheet: Fight['context']): readonly PickUp[] {
  const { state, rules } = fight;
  const { cite, kneels, heavyTakes } = rules.pickUp;
  const dropped = onSheet.items.filter(
    ({ key, row }) => ownValue(state.places, key) === 'stowed' && row.place !== 'stowed',
  );
  return dropped.map((item) => {
    const { key, name, row, facet } = item;
    const turns = `fight:pickUp.${key}`;
    const readying = defineReadying(worksheet, fight, item, `${turns}.readying`);
    const pickUp: PickUp = { key, name, turns, ...(readying === null ? {} : { readying }) };
    worksheet.define({
      id: turns,
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
        if (readying !== null && w.consultNumber(readying) > 0) w.note('then it must be made ready', { cite });
      },
    });
    return pickUp;
  });
}

/** Defines the turns to make an item ready that was picked up, and returns their id; null for what is ready at once. */
function defineReadying(worksheet: Worksheet, fight: Fight, item: ResolvedItem, id: StatId): StatId | null {
  const write = item.facet?.shield ? writeShield(fight, item) : writeWeapon(worksheet, fight, item);
  if (!write) return null;
  const { cite, formula } = write;
  worksheet.define({ id, name: `make ${item.name} ready, once picked up`, unit: 'turns', cite, formula });
  return id;
}

type Write = { readonly cite: Citation; readonly formula: (w: DerivationBuilder) => void };

/** A shield takes as many turns as its figure. */
function writeShield({ rules }: Fight, { name, key, facet }: ResolvedItem): Write | null {
  const { shield } = rules.pickUp;
  if (!shield) return null;
  const { figure, times, cite } = shield;
  return {
    cite,
    formula: (w) => {
      const short = figure === 'passiveDefense' ? 'PD' : 'DB';
      w.start(facet?.shield?.[figure] ?? 0, `${short} of ${name}`, { cite: facet?.cite, row: key });
      if (times) w.multiply(times.by, times.name, { cite });
    },
  };
}

/** A weapon is made ready as after an attack; after the slowest, where it has several. */
function writeWeapon(worksheet: Worksheet, { rules, context }: Fight, { key }: ResolvedItem): Write | null {
  const { weaponsUnready, cite } = rules.pickUp;
  if (!weaponsUnready) return null;
  const slow = attackUses(context)
    .filter(({ item, attack }) => item.key === key && !attack.ranged)
    .map(({ id }) => lineStat(id, 'readying'))
    .filter((stat) => worksheet.has(stat));
  if (slow.length === 0) return null;
  return {
    cite,
    formula: (w) =>
      w.choose(
        'as after an attack',
        slow.map((from) => ({ from })),
        'highest',
        { cite },
      ),
  };
}
