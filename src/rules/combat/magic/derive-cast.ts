import * as z from 'zod/mini';
import type { CastChoice, Play } from '../../../character/play.ts';
import { castChoiceSchema } from '../../../character/play.ts';
import { OverlaidWorksheet } from '../../../engine/overlay.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { ResolvedSkill, SheetContext } from '../../resolve/context.ts';
import { leftOfPool } from '../../shared/ability-play.ts';
import { listPools } from '../../shared/pools.ts';
import { findHolder } from '../../shared/rows.ts';
import { skillStat } from '../../stat-ids.ts';
import type { CombatSheet } from '../derive-combat.ts';
import { writeRefusal } from '../fight-numbers.ts';
import { castStats, writeCost, writeMaintenance, writeSeconds } from './cast-steps.ts';
import type { Cast, MagicRules } from './magic-rules.ts';

/** A casting with its numbers: `castStats` are on the worksheet. */
export interface CastSheet {
  readonly cast: Cast;
  /** The caster, and the subject if it has a sheet. */
  readonly caster: CombatSheet;
  readonly subject: CombatSheet | null;
  readonly worksheet: Worksheet;
  readonly rules: MagicRules;
}

/** What somebody of whom nothing is known resists with. */
export const ordinaryScore = 10;

/** The choices for a casting as they are at first. */
export const newChoice = (): CastChoice => z.parse(castChoiceSchema, {});

/** The spells that a character knows. */
export const knownSpells = (context: SheetContext): readonly ResolvedSkill[] =>
  context.skills.filter(({ facet }) => facet?.spell !== undefined);

/**
 * The numbers of a casting: the roll, its energy and seconds, the energy to maintain, the roll against distraction, and what
 * the subject resists with (`subject`, if it has a sheet). Null for a row that is no spell of the caster, or without magic.
 */
export function deriveCast(
  combat: CombatSheet,
  play: Play,
  row: string,
  choice: CastChoice,
  subject: CombatSheet | null = null,
): CastSheet | null {
  const { fight } = combat;
  const rules = fight.rules.magic;
  const spell = knownSpells(fight.context).find(({ key }) => key === row);
  const figures = spell?.facet?.spell;
  if (!rules || !spell || !figures) return null;
  const { context } = fight;
  const gift = findHolder(context, 'magery', undefined);
  const isOther = choice.subject !== '';
  const resists = isOther ? resistedBy(rules, figures.resistedBy) : null;
  const pool = listPools(combat.worksheet, context).find(({ key }) => key === choice.pool) ?? null;
  const cast: Cast = {
    spell,
    figures,
    casting: ownValue(rules.castings, spell.id) ?? null,
    choice,
    play,
    isMage: gift !== undefined,
    mana: context.character.campaign.mana,
    magery: gift?.level ?? 0,
    injury: Math.max(
      0,
      play.state.hitsLost - (play.casting?.row === row ? play.casting.hitsAtStart : play.state.hitsLost),
    ),
    magicResistance: isOther ? (choice.magicResistance ?? resistanceTrait(subject)) : 0,
    elsewhere: pool ? Math.min(choice.elsewhere, Math.max(0, leftOfPool(play, pool))) : choice.elsewhere,
    pool,
  };
  const worksheet = new OverlaidWorksheet(combat.worksheet);
  const cite = spell.facet?.cite;
  worksheet.define({
    id: castStats.cost,
    name: `${spell.name}: full cost`,
    cite,
    formula: (w) => writeCost(w, cast, rules.cites.casting),
  });
  worksheet.define({
    id: castStats.energy,
    name: `${spell.name}: energy to spend`,
    cite,
    formula: (w) => {
      w.startFrom(castStats.cost, undefined, { cite });
      for (const write of rules.energy) write(w, cast);
    },
  });
  worksheet.define({
    id: castStats.seconds,
    name: `${spell.name}: time to cast`,
    unit: 'seconds',
    cite,
    formula: (w) => {
      if (cast.casting?.secondsEach === 'energy') w.given(castStats.cost, undefined, { cite });
      writeSeconds(w, cast, cast.casting?.secondsEach === 'energy' ? w.consultNumber(castStats.cost) : 0);
      for (const write of rules.seconds) write(w, cast);
    },
  });
  worksheet.define({
    id: castStats.maintain,
    name: `${spell.name}: energy to maintain`,
    cite: rules.cites.maintaining,
    formula: (w) => {
      writeMaintenance(w, cast, rules.cites.casting, castStats.cost);
      if (w.value !== null) for (const write of rules.maintain) write(w, cast);
    },
  });
  worksheet.define({
    id: castStats.skill,
    name: `${spell.name}: roll to cast`,
    cite: rules.cites.casting,
    formula: (w) => {
      const refusal = rules.refusals.map((refuse) => refuse(cast)).find((found) => found !== null);
      if (refusal) {
        writeRefusal(w, refusal);
        return;
      }
      w.startFrom(skillStat(spell.key, 'level'), undefined, { cite });
      if (w.value === null) return;
      for (const write of rules.skill) write(w, cast);
    },
  });
  worksheet.define({
    id: castStats.distraction,
    name: 'keep concentrating',
    cite: rules.cites.distraction,
    formula: (w) => rules.distraction(w, cast),
  });
  if (resists !== null) {
    // Those of another worksheet are read before the formula runs, which reads through its own.
    const from = subject?.worksheet;
    const own = from?.has(resists) ? from.number(resists) : null;
    const strong = from?.has('will') && resists !== 'will' ? from.number('will') - from.number('iq') : 0;
    worksheet.define({
      id: castStats.resistance,
      name: `resistance to ${spell.name}`,
      cite: rules.cites.resisted,
      formula: (w) => {
        const origin = { cite: rules.cites.resisted };
        if (choice.resistance !== null) w.start(choice.resistance, `${figures.resistedBy}, as you set it`, origin);
        else if (own !== null) {
          w.start(own, `${figures.resistedBy} of the subject`, origin);
          if (rules.willHelps && strong > 0) w.add(strong, 'Strong Will', origin);
        } else w.start(ordinaryScore, `${figures.resistedBy} of an ordinary person`, origin);
        if (cast.magicResistance > 0) w.add(cast.magicResistance, 'Magic Resistance', origin);
      },
    });
  }
  return { cast, caster: combat, subject, worksheet, rules };
}

/** The stat that resists a spell; null for one that no score resists. A score that is not of a being is typed. */
const resistedBy = (rules: MagicRules, score: string | undefined): string | null =>
  score === undefined ? null : (ownValue(rules.resists, score) ?? '');

const resistanceTrait = (subject: CombatSheet | null): number =>
  subject ? (findHolder(subject.fight.context, 'magic-resistance', undefined)?.level ?? 0) : 0;

/** A number of a casting; null if there is none. */
export function castNumber({ worksheet }: CastSheet, part: keyof typeof castStats): number | null {
  const stat = castStats[part];
  const value = worksheet.has(stat) ? worksheet.get(stat).value : null;
  return typeof value === 'number' ? value : null;
}
