import type { Effect, Facet } from '../../catalog/entry.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { reactionStat, skillStat } from '../stat-ids.ts';
import { type ActiveEffect, anyLearned, type EffectIndex, learnedOf } from './effects.ts';
import { isLearned } from './race-skills.ts';
import { hasFromRace } from './race-traits.ts';
import { annulledBy } from './trait-holders.ts';

/** What has effects. */
interface Source {
  readonly words: string;
  readonly cite: Facet['cite'];
  readonly level: number;
  /** Its row among the character's own; `key` names it wherever it comes from. */
  readonly row?: string;
  readonly key: string;
  readonly trait?: ResolvedTrait;
  /** The stat that `levelOver` divides. */
  readonly skill?: StatId;
}

const namedPeople = reactionStat('named');

/** Numbers beyond this are not exact, and a power of them would soon be no number at all. */
const largestFactor = 1e15;

const rank = ({ op, when }: ActiveEffect): number => (when || !op ? 1 : op === 'instead' ? 0 : op === 'times' ? 2 : 3);

/**
 * All that race, traits, skills and items in use do to numbers, by the stat or group that they name. Effects of entries
 * are read here and nowhere else. Amounts that lean on another number become stats of their own on the worksheet.
 */
export function indexEffects(worksheet: Worksheet, context: SheetContext): EffectIndex {
  const index = new Map<string, ActiveEffect[]>();
  const unordered = new Set<ActiveEffect[]>();
  const put = (stat: string, effect: ActiveEffect): void => {
    let list = index.get(stat);
    if (list) list.push(effect);
    else {
      list = [effect];
      index.set(stat, list);
    }
    if (effect.op) unordered.add(list);
  };
  const putAll = (effects: readonly Effect[], source: Source): void => {
    effects.forEach((effect, i) => {
      const annulled = effect.unless ? annulledBy(context, effect.unless, source.trait) : null;
      if (annulled && annulled === source.trait) return;
      const stat = target(effect, source);
      if (effect.learned) index.set(anyLearned, []);
      const spared = annulled ? `does not count with ${annulled.name}` : undefined;
      eachPart(worksheet, effect, source, i, (part) => put(stat, part), spared);
    });
  };

  const { race } = context;
  if (race.facet) {
    const { cite } = race.facet;
    putAll(race.facet.effects ?? [], { words: race.name, cite, level: 1, key: 'race' });
    for (const trait of race.traits) {
      const { facet, name, level, key } = trait;
      putAll(facet?.effects ?? [], { words: `${name} (${race.name})`, cite, level, key, trait });
    }
  }
  for (const trait of context.traits) {
    const { facet } = trait;
    if (!facet?.effects?.length || hasFromRace(context, trait)) continue;
    const { name, level, key } = trait;
    putAll(facet.effects, { words: name, cite: facet.cite, level, row: key, key, trait });
  }
  for (const item of context.items) {
    if (!item.inUse || !item.facet?.effects) continue;
    const { facet, name, key } = item;
    putAll(facet.effects ?? [], { words: name, cite: facet.cite, level: 1, row: key, key });
  }
  for (const skill of context.skills) {
    const { facet } = skill;
    if (!facet?.effects || !isLearned(skill)) continue;
    const { name, key } = skill;
    const level = skillStat(key, 'level');
    putAll(facet.effects, { words: name, cite: facet.cite, level: 1, row: key, key, skill: level });
  }
  for (const list of unordered) list.sort((a, b) => rank(a) - rank(b));
  return index;
}

/** The stat or group that an effect is listed under. Each trait that names its own people has an audience of its own. */
function target({ stat, learned }: Effect, { key }: Source): string {
  if (learned) return learnedOf(stat);
  return stat === namedPeople ? reactionStat('named', key) : stat;
}

/** What one effect of an entry does, each part by itself. */
function eachPart(
  worksheet: Worksheet,
  effect: Effect,
  source: Source,
  i: number,
  put: (part: ActiveEffect) => void,
  when = effect.when,
): void {
  const { add, perLevel, times, atMost, instead } = effect;
  const { words, cite, row, level } = source;
  const amount = amountStat(worksheet, effect, source, i);
  if (amount) put({ words: amount.words, amount: 0, from: amount.id, when, row, cite });
  else if (add !== undefined) put({ words, amount: perLevel ? add * level : add, when, row, cite });
  if (instead) put({ words, op: 'instead', amount: instead.over, from: instead.of, when, row, cite });
  if (times !== undefined) {
    const factor = perLevel ? Math.min(times ** level, largestFactor) : times;
    put({ words, op: 'times', amount: factor, when, row, cite });
  }
  if (atMost !== undefined) put({ words, op: 'atMost', amount: atMost, when, row, cite });
}

/** Defines the stat that holds an amount which leans on another number: `effect:KEY.INDEX`. */
function amountStat(worksheet: Worksheet, effect: Effect, source: Source, i: number) {
  const { levelOver, share, perLevel } = effect;
  const { words, cite, row, key, skill, level } = source;
  if (!share && !(levelOver && skill)) return null;
  const id = `effect:${key}.${i}`;
  if (levelOver && skill) {
    const name = `${words} / ${levelOver}`;
    const part = levelOver === 2 ? 'half' : `${levelOver}th`;
    worksheet.define({
      id,
      name,
      cite,
      formula: (w) => w.startFrom(skill, words).divide(levelOver, `one ${part} of the level`),
    });
    return { id, words: name };
  }
  if (!share) return null;
  const times = perLevel ? share.times * level : share.times;
  worksheet.define({
    id,
    name: words,
    cite,
    formula: (w) => w.startFrom(share.of).multiply(times, 'share', { cite, row }),
  });
  return { id, words };
}
