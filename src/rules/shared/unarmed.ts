import type { DerivationBuilder, OptionSource } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { memoizeFilter } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { lineStat } from '../stat-ids.ts';
import { effectsOnBlow } from './attack-sources.ts';
import type { EffectIndex } from './effects.ts';
import { boundDamage } from './line-damage.ts';
import { attributeNames } from './skill-ladder.ts';
import type { DamageBonus, UnarmedAttack } from './unarmed-lines.ts';
import { bareSkillStat, defineBareSkills, itemsOnHands, listUnarmedLines, type UnarmedLine } from './unarmed-lines.ts';

/** The Parry of a line, in the two parts of a stat's formula. `lined` are the skills that parry on lines of their own. */
export interface UnarmedParry {
  formula(w: DerivationBuilder, line: UnarmedLine, lined: ReadonlySet<ResolvedSkill>): void;
  bonuses(w: DerivationBuilder, line: UnarmedLine): void;
}

interface UnarmedRules {
  readonly attacks: readonly UnarmedAttack[];
  readonly parry: UnarmedParry;
  /** The number to roll against without a skill; DX if absent. */
  readonly dx?: StatId;
  /** If the book sets minimum damage; without it damage may be below 0. */
  readonly minDamage?: Citation;
}

/** A share of the skill's level, rounded down: "Karate / 5". */
export const shareOfLevel = (over: number, cite: Citation, note?: string): DamageBonus => ({
  words: (name) => `${name} / ${over}`,
  formula: (w, level, name) => w.startFrom(level, name).divide(over, `one ${over}th`).round('down'),
  cite,
  ...(note === undefined ? {} : { note }),
});

const bareHandParries = memoizeFilter<ResolvedSkill>(({ facet }) => facet?.bareHandParry);

/** Skill, damage and Parry of bare hands and feet: of each blow at plain DX, and with each skill that was learned for it. */
export function defineUnarmed(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  { attacks, parry, dx = 'dx', minDamage }: UnarmedRules,
): void {
  const lines = listUnarmedLines(context, attacks);
  const ids = lines.flatMap(({ skill }) => (skill ? [skill.id] : []));
  const inputs = [
    context.race,
    effects,
    ...itemsOnHands(context.items),
    null,
    ...lines.flatMap(({ rows }) => rows),
    null,
    ...bareHandParries(context.skills),
  ];
  worksheet.section('unarmed', inputs, () => {
    defineBareSkills(worksheet, context, ids);
    const lined = new Set(lines.flatMap((line) => (line.attack.parries ? line.rows : [])));
    for (const line of lines) {
      const { id, attack, name } = line;
      worksheet.define({
        id: lineStat(id, 'skill'),
        name: `${name}: skill`,
        cite: attack.cite,
        formula: (w) => {
          writeUnarmedSkill(w, line, dx);
          effectsOnBlow(context, effects, line)(w, 'weaponSkill');
        },
      });
      if (line.skill?.bonus) defineBonus(worksheet, line, line.skill.bonus);
      worksheet.define({
        id: lineStat(id, 'damage'),
        name: `${name}: damage`,
        cite: attack.cite,
        formula: (w) => {
          writeUnarmedDamage(w, context, effects, line);
          if (minDamage) boundDamage(w, attack.type, minDamage, attack.limb === 'mouth' ? false : undefined);
        },
      });
      worksheet.define({
        id: lineStat(id, 'unboundedDamage'),
        name: `${name}: damage before limits`,
        cite: attack.cite,
        formula: (w) => writeUnarmedDamage(w, context, effects, line),
      });
      worksheet.define({
        id: lineStat(id, 'parry'),
        name: `${name}: Parry`,
        cite: attack.cite,
        formula: (w) => {
          if (attack.parries) parry.formula(w, line, lined);
          else w.start(null, attack.limb === 'hand' ? 'no parry with this attack' : 'only hands can parry');
        },
        bonuses: (w) => parry.bonuses(w, line),
      });
    }
  });
}

/** The stats of a line's skill when it is used without a weapon: one, unless the skill is on the character twice. */
const levelsOf = ({ attack, rows }: UnarmedLine): OptionSource[] =>
  rows.map(({ key, name }) => ({ from: bareSkillStat(key, attack.limb === 'hand'), words: name }));

function writeUnarmedSkill(w: DerivationBuilder, line: UnarmedLine, dx: StatId): void {
  const { attack, skill } = line;
  const levels = levelsOf(line);
  if (!skill) w.startFrom(dx, attributeNames.dx);
  else if (skill.orDx) {
    const options = [{ from: dx, words: attributeNames.dx }, ...levels];
    w.choose('best of', options, 'highest', { cite: attack.cite });
  } else startBest(w, levels, attack.cite);
  if (attack.skillAdd !== 0) w.add(attack.skillAdd, attack.name.toLowerCase(), { cite: attack.cite });
}

function startBest(w: DerivationBuilder, levels: readonly OptionSource[], cite: Citation): void {
  const [only, ...furtherLevels] = levels;
  if (only && 'from' in only && furtherLevels.length === 0) w.startFrom(only.from, only.words);
  else w.choose('best of', levels, 'highest', { cite });
}

function writeUnarmedDamage(
  w: DerivationBuilder,
  context: SheetContext,
  effects: EffectIndex,
  line: UnarmedLine,
): void {
  const { id, attack, skill } = line;
  const { cite } = attack;
  if (attack.base === 'none') {
    w.start(null, 'does no damage', { cite });
    return;
  }
  if (w.consult(lineStat(id, 'skill')).value === null) {
    w.startFrom(lineStat(id, 'skill'), 'skill');
    return;
  }
  if (attack.base) w.start(attack.base, attack.name.toLowerCase(), { cite });
  else w.startFrom('thrust');
  if (attack.damageAdd !== 0) w.add(attack.damageAdd, attack.name.toLowerCase(), { cite });
  if (attack.maximumDamage) w.atMost(attack.maximumDamage, 'maximum', { cite });
  if (skill?.bonus) {
    const [row] = line.rows;
    w.addFrom(lineStat(id, 'damageBonus'), 1, skill.bonus.words(row?.name ?? ''), { cite: skill.bonus.cite });
    if (skill.bonus.note) w.note(skill.bonus.note, { cite: skill.bonus.cite });
  }
  effectsOnBlow(context, effects, line)(w, 'damage');
}

function defineBonus(worksheet: Worksheet, line: UnarmedLine, { words, formula, cite, note }: DamageBonus): void {
  const levels = levelsOf(line);
  const [first] = levels;
  const [row] = line.rows;
  if (!row) return;
  const skillName = row.name;
  let level = first && 'from' in first ? first.from : '';
  if (levels.length > 1) {
    level = lineStat(line.id, 'bareLevel');
    const best = (w: DerivationBuilder) => w.choose('best of', levels, 'highest', { cite });
    worksheet.define({ id: level, name: skillName, cite, formula: best });
  }
  worksheet.define({
    id: lineStat(line.id, 'damageBonus'),
    name: words(skillName),
    cite,
    formula: (w) => {
      formula(w, level, skillName, row);
      if (note) w.note(note, { cite });
    },
  });
}
