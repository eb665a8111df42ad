import { type DiceNotation, highestRoll, isDice } from '../../engine/dice.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { memoizeReads } from '../../engine/worksheet.ts';
import type { RangedColumn } from '../../rules/combat/combat-rules.ts';
import type { ResolvedItem, ResolvedSkill, SheetContext } from '../../rules/resolve/context.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { magazineOf } from '../../rules/shared/ammunition.ts';
import { type AttackUse, attackUses, heldShield, launchersOf, parseReach } from '../../rules/shared/attack-uses.ts';
import { describeDamage, describeDamageType } from '../../rules/shared/figure-words.ts';
import { describeFollowUps, type FollowUps, findFollowUps } from '../../rules/shared/follow-ups.ts';
import { describeReadying, isReadyNote, weaponNoteWords } from '../../rules/shared/readying.ts';
import { bareSkillStat, listUnarmedLines, type UnarmedLine, unarmedKey } from '../../rules/shared/unarmed-lines.ts';
import { lineStat } from '../../rules/stat-ids.ts';
import { Figures } from './figures.ts';
import type { AttackLine, Figure, RangedLine } from './sheet-model.ts';

/** A line of a blow, at plain DX or with a skill. */
interface BlowLine {
  readonly id: string;
  readonly plain: boolean;
}

/**
 * Sorts the lines of a blow for the sheet: the best roll first, then the higher damage; lines that cannot be used now
 * come last. The line at plain DX is dropped if a skill is at least as good in roll, damage and Parry.
 */
function sortBestFirst<Line extends BlowLine>(worksheet: Worksheet, lines: readonly Line[]): readonly Line[] {
  if (lines.length < 2) return lines;
  const worth = new Map(lines.map((line) => [line, worthOf(worksheet, line)]));
  const worthOfLine = (line: Line): readonly number[] => worth.get(line) ?? [];
  const isRedundant = (line: Line): boolean =>
    line.plain &&
    lines.some(
      (rival) => !rival.plain && worthOfLine(line).every((figure, i) => figure <= (worthOfLine(rival)[i] ?? 0)),
    );
  return lines
    .filter((line) => !isRedundant(line))
    .sort(
      (a, b) =>
        worthOfLine(b)
          .map((figure, i) => figure - (worthOfLine(a)[i] ?? 0))
          .find((difference) => difference !== 0) ?? 0,
    );
}

/** Returns roll, damage and Parry as numbers to compare; a missing figure is less than any other. */
function worthOf(worksheet: Worksheet, { id }: BlowLine): number[] {
  const size = (stat: StatId): number => {
    const { value } = worksheet.get(stat);
    if (isDice(value)) return highestRoll(value);
    return typeof value === 'number' ? value : Number.NEGATIVE_INFINITY;
  };
  const [skill, damage, parry] = [
    size(lineStat(id, 'skill')),
    size(lineStat(id, 'damage')),
    size(lineStat(id, 'parry')),
  ];
  return [skill, damage, parry];
}

/**
 * Returns every attack of every item, then bare hands and feet: a line for each skill that a blow can be rolled
 * against. A blow that is also among the character's custom natural attacks (as in GCS files) is not listed twice.
 */
export const attackLines = memoizeReads(
  attackUses,
  (context, ruleset: Ruleset) => [heldShield(context), ruleset, ...listUnarmedLines(context, ruleset.unarmed)],
  (worksheet, context, ruleset): readonly AttackLine[] => {
    const figures = new Figures(worksheet, ruleset.notation);
    const followUps = findFollowUps(context, ruleset.unarmed);
    const withFollowUps = (line: AttackLine, uses: readonly AttackUse[]): AttackLine => {
      if (uses.length === 0) return line;
      const { type, wounding = { type, armorDivisor: 1, times: 1 } } = line;
      return { ...line, type: `${type}${describeFollowUps(figures.worksheet, uses, figures.notation)}`, wounding };
    };
    const armed = shownUses(figures.worksheet, attackUses(context))
      .filter((use) => !followUps.rides(use))
      .map((use) =>
        withFollowUps(armedLine(figures.worksheet, use, heldShield(context), figures.notation), followUps.ofUse(use)),
      );
    const isShown = ({ attack }: UnarmedLine) => !attack.inPlayOnly || followUps.ofBlow(attack).length > 0;
    const unarmedLines = listUnarmedLines(context, ruleset.unarmed).filter(isShown);
    const lines = unarmedLines.map((line) => ({
      id: line.id,
      plain: line.skill === null,
      line,
    }));
    const own = new Set(
      attackUses(context)
        .filter(isNatural)
        .map(({ attack }) => attack.name.toLowerCase()),
    );
    const blows = [...new Set(lines.map(({ line }) => line.attack))].filter(({ name }) => !own.has(name.toLowerCase()));
    const unarmed = blows.flatMap((blow) =>
      sortBestFirst(
        figures.worksheet,
        lines.filter(({ line }) => line.attack === blow),
      ).map(({ line }) =>
        withFollowUps(bareLine(figures.worksheet, line, figures.notation), followUps.ofBlow(line.attack)),
      ),
    );
    return [...armed, ...unarmed];
  },
);

/** True for an attack that is part of the body: of a custom trait, or of a custom entry without weight and price. */
const isNatural = ({ item: { onBody, row, trait } }: AttackUse): boolean =>
  trait ? trait.row.own !== null : onBody && row.own?.weight === 0 && row.own.cost === 0;

/**
 * Returns the uses to show: for an aided blow the one with the best skill first, without skills that cannot be used
 * now.
 */
function shownUses(worksheet: Worksheet, uses: readonly AttackUse[]): AttackUse[] {
  const withSkills = (plain: AttackUse): AttackUse[] => {
    const isUsable = ({ id }: AttackUse) => worksheet.get(lineStat(id, 'skill')).value !== null;
    const candidates = uses.filter((use) => use === plain || (use.id.startsWith(`${plain.id}.`) && isUsable(use)));
    const lines = candidates.map((use) => ({ id: use.id, plain: use === plain, use }));
    return sortBestFirst(worksheet, lines).map(({ use }) => use);
  };
  return uses.flatMap((use) => (use.bareSkill === undefined ? [use] : use.bareSkill === '' ? withSkills(use) : []));
}

const armedLine = memoizeReads(
  (use: AttackUse) => use,
  (_, shield: ResolvedItem | undefined, notation: DiceNotation) => [shield, notation],
  (worksheet, use, shield, notation): AttackLine => {
    const figures = new Figures(worksheet, notation);
    const { id, item, attack } = use;
    const when = shield ? `with ${shield.name.toLowerCase()}` : '';
    const readying = describeReadying(figures.worksheet, use);
    return {
      id,
      itemKey: item.key,
      item: item.row.quality === 'good' ? item.name : `${item.name} (${qualityWords[item.row.quality]})`,
      use: attack.name,
      type: describeDamageType(attack),
      wounding: { type: attack.type, armorDivisor: attack.armorDivisor ?? 1, times: attack.times ?? 1 },
      ...(attack.ranged?.scope === undefined ? {} : { scope: attack.ranged.scope }),
      damage: damageFigure(figures, use),
      skillName: skillName(figures.worksheet, lineStat(id, 'skill')),
      skill: figures.withSecond(lineStat(id, 'skill'), lineStat(id, 'skillWithShield'), when),
      parry: figures.withSecond(lineStat(id, 'parry'), lineStat(id, 'parryWithShield'), when),
      reach: formatReach(figures.worksheet, use),
      minimumStrength: figures.worksheet.has(lineStat(id, 'minimumStrength'))
        ? figures.of(lineStat(id, 'minimumStrength')).text
        : `${attack.minimumStrength ?? ''}`,
      notes: [
        ...(attack.twoHanded ? ['two hands'] : []),
        ...(item.row.hand === 'off' ? ['off hand'] : []),
        ...(attack.block !== undefined && figures.worksheet.has(lineStat(id, 'block'))
          ? [`Block ${figures.of(lineStat(id, 'block')).text}`]
          : []),
        ...(attack.notes ?? []).map((note) => (isReadyNote(note) ? readying : weaponNoteWords[note])),
        ...(attack.ranged && readying ? [readying] : []),
        ...(attack.loadedWith ? [attack.loadedWith.words] : []),
        ...(attack.remarks ?? []),
      ],
      ...(readying ? { readying: { note: readying, stat: lineStat(id, 'readying') } } : {}),
      atHand: item.onBody,
      ranged: attack.ranged !== undefined,
    };
  },
);

const bareLine = memoizeReads(
  (line: UnarmedLine) => line,
  (_, notation: DiceNotation) => [notation],
  (worksheet, { id, attack, skill: trained, rows }, notation): AttackLine => {
    const figures = new Figures(worksheet, notation);
    const skill = figures.of(lineStat(id, 'skill'));
    const [row] = rows;
    const why = row && skill.text === noFigure ? whyNot(figures.worksheet, attack, row) : '';
    return {
      id,
      itemKey: unarmedKey,
      item: attack.name,
      use: row?.name ?? '',
      type: attack.type,
      damage: figures.of(lineStat(id, 'damage')),
      skillName: skillName(figures.worksheet, lineStat(id, 'skill')),
      skill,
      parry: figures.of(lineStat(id, 'parry')),
      reach: attack.reach,
      minimumStrength: '',
      notes: why ? [why] : (trained?.notes ?? attack.notes),
      atHand: true,
      ranged: false,
    };
  },
);

const noFigure = '–';

/** Returns why a skill cannot be used without a weapon: "more than a light load". */
const whyNot = (worksheet: Worksheet, { limb }: UnarmedLine['attack'], { key }: ResolvedSkill): string =>
  worksheet.get(bareSkillStat(key, limb === 'hand')).steps.at(-1)?.words ?? '';

const qualityWords = { good: 'good', cheap: 'cheap', fine: 'fine', veryFine: 'very fine' } as const;

/** Returns the damage with its multiplier, or the attack's effect instead of damage. */
function damageFigure(figures: Figures, { id, attack }: AttackUse): Figure {
  const figure = figures.of(lineStat(id, 'damage'));
  return { ...figure, text: describeDamage(attack, figure.text) };
}

/** Returns the name of the skill or default that the line is rolled against. */
function skillName(worksheet: Worksheet, stat: StatId): string {
  const derivation = worksheet.get(stat);
  const [step] = derivation.steps;
  if (!step) return '';
  if (step.op === 'choose') {
    const [chosenValue] = derivation.after;
    return step.options.find((option) => option.value === chosenValue)?.words ?? '';
  }
  return step.words;
}

/** Returns the columns of the ranged table: all of the ruleset, except optional ones that no weapon fills. */
export const rangedColumns = memoizeByKeys(
  (context: SheetContext, columns: readonly RangedColumn[]) => [attackUses(context), columns],
  (context, columns): readonly RangedColumn[] => {
    const uses = attackUses(context);
    return columns.filter(({ id, ifAny }) => !ifAny || uses.some(({ attack }) => attack.ranged?.[id] !== undefined));
  },
);

/** Returns the ranged table with the ruleset's columns, a line for each ranged use. */
export const rangedLines = memoizeReads(
  attackUses,
  ({ catalog }, ...inputs: [columns: readonly RangedColumn[], notation: DiceNotation, followUps: FollowUps]) => [
    catalog,
    ...inputs,
  ],
  (worksheet, context, columns, notation, followUps): readonly RangedLine[] =>
    attackUses(context)
      .filter((use) => use.attack.ranged && !followUps.rides(use))
      .map((use) => rangedLine(worksheet, use, launchersOf(context), columns, notation)),
);

const rangedLine = memoizeReads(
  (use: AttackUse) => use,
  (_, ...inputs: [launchers: ReadonlySet<string>, columns: readonly RangedColumn[], notation: DiceNotation]) => inputs,
  (worksheet, use, launchers, columns, notation): RangedLine => ({
    id: use.id,
    item: use.attack.name === 'shot' ? use.item.name : `${use.item.name}, ${use.attack.name}`,
    cells: columns.map(({ id }) => rangedCell(new Figures(worksheet, notation), use, id)),
    ammunition: ammunitionOf(use, launchers),
  }),
);

/**
 * Returns the shots of a weapon that holds several; 0 for one that is loaded for each shot, whose ammunition is
 * counted.
 */
function ammunitionOf({ item, attack }: AttackUse, launchers: ReadonlySet<string>): number | null {
  const magazine = magazineOf(attack.ranged?.shots);
  if (magazine && magazine.full > 1) return magazine.full;
  return magazine || launchers.has(item.id) ? 0 : null;
}

/** The reach of the weapon table, "C,1" or "1,2*"; if effects change it, from its minimum to its maximum. */
function formatReach(worksheet: Worksheet, { id, attack: { reach = '' } }: AttackUse): string {
  const [least, most] = [worksheet.find(lineStat(id, 'leastReach')), worksheet.find(lineStat(id, 'reach'))];
  if (!least && !most) return reach;
  const yards = parseReach(reach);
  const from = Number(least?.value ?? Math.min(...yards));
  const to = Number(most?.value ?? Math.max(...yards));
  const first = Math.max(1, from);
  const last = to < first ? [] : to === first ? [to] : [to === first + 1 ? `${first},${to}` : `${first}-${to}`];
  return `${[...(from <= 0 || to <= 0 ? ['C'] : []), ...last].join(',')}${reach.includes('*') ? '*' : ''}`;
}

const onlyNumber = (value: unknown): { readonly value?: number } => (typeof value === 'number' ? { value } : {});

function rangedCell(figures: Figures, { id, attack }: AttackUse, column: RangedColumn['id']): Figure {
  if (column === 'pointBlank' || column === 'increment' || column === 'halfDamage' || column === 'maximum') {
    const stat = lineStat(id, column);
    return figures.worksheet.has(stat) ? figures.of(stat) : { text: attack.ranged?.[column] ?? '–' };
  }
  const value = attack.ranged?.[column];
  if (column === 'bulk' || column === 'recoil' || column === 'rateOfFire') {
    const stat = lineStat(id, column);
    if (figures.worksheet.has(stat)) {
      const figure = figures.of(stat);
      // "3×9" begins with its shots.
      return typeof value === 'string' ? { ...figure, text: value.replace(/\d+/, figure.text) } : figure;
    }
  }
  if (column === 'accuracy') {
    const { scope } = attack.ranged ?? {};
    const stat = lineStat(id, 'accuracy');
    const figure = figures.worksheet.has(stat) ? figures.of(stat) : { text: `${value ?? '–'}`, ...onlyNumber(value) };
    return scope === undefined ? figure : { ...figure, text: `${figure.text}+${scope}` };
  }
  if (typeof value === 'number') return { text: String(value).replace('-', '−'), value };
  return { text: value ?? '–' };
}
