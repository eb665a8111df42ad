import type { Attack, ItemFacet } from '../../../catalog/item-entry.ts';
import type { SkillDefault } from '../../../catalog/skill-entry.ts';
import { containersAround } from '../../../character/containers.ts';
import type { ItemModifier } from '../../../character/equipment-rows.ts';
import { isDice } from '../../../engine/dice.ts';
import { capitalize } from '../../../engine/format.ts';
import { isMount, type ResolvedItem } from '../../../rules/resolve/context.ts';
import { effectsOf } from '../../../rules/resolve/custom-entries.ts';
import { type AttackUse, attackUses, findBowStrength } from '../../../rules/shared/attack-uses.ts';
import { naturalWeapons } from '../../../rules/shared/natural-weapons.ts';
import { itemStat, lineStat, skillStat } from '../../../rules/stat-ids.ts';
import { coversOf, gcsAttributes, specialDefaults, writeDefault, writeFeatures } from '../features/export-features.ts';
import { locationsOf } from '../sheet/bodies.ts';
import {
  countFeatures,
  type ExportContext,
  fixed,
  formatDice,
  formatSigned,
  formatWeight,
  type JsonObject,
  numberOf,
  referenceOf,
  valueText,
  writeObject,
} from '../sheet/export-object.ts';
import { gcsId } from '../sheet-json.ts';

const stages = {
  original: 'to_original',
  base: 'to_base',
  finalBase: 'to_final_base',
  final: 'to_final',
} as const;

/**
 * The modifiers of an item. Modifiers that do not count in GCS, since the price includes them already, have no price.
 */
function writeItemModifiers(
  context: ExportContext,
  item: ResolvedItem,
  owner: string,
  isCounted: boolean,
): readonly JsonObject[] {
  return item.row.modifiers.map((modifier) => {
    const { key, name, techLevel, page, effects, notes } = modifier;
    const features = writeFeatures(context, effectsOf(effects), {
      key: item.key,
      modifier: key,
      level: 1,
      isLeveled: false,
    });
    if (item.inUse && item.hasAny) countFeatures(context, features);
    return writeObject('itemModifier', {
      id: gcsId('f', owner, key),
      name: name || 'Modifier',
      reference: page,
      local_notes: notes.join('; '),
      tech_level: techLevel === null ? '' : String(techLevel),
      ...(isCounted ? { ...writeCost(modifier), ...writeWeight(modifier) } : {}),
      features,
    });
  });
}

function writeCost({ cost, costIs, costStage }: ItemModifier) {
  if (cost === null) return {};
  const texts = {
    dollars: formatSigned(cost),
    percent: `${formatSigned(cost)}%`,
    times: `x${fixed(cost)}`,
    costFactor: `${formatSigned(cost)} CF`,
  };
  const stage = costIs === 'costFactor' ? 'base' : costStage;
  return { cost_type: stage === 'original' ? '' : `${stages[stage]}_cost`, cost: texts[costIs] };
}

function writeWeight({ weight, weightIs, weightStage }: ItemModifier) {
  if (weight === null) return {};
  const texts = {
    pounds: `${formatSigned(weight)} lb`,
    percent: `${formatSigned(weight)}%`,
    times: `x${fixed(weight)}`,
  };
  return { weight_type: weightStage === 'original' ? '' : `${stages[weightStage]}_weight`, weight: texts[weightIs] };
}

/** The equipment that is carried, and the rest, as the trees of rows that GCS has. `hidden` are keys of rows to leave out. */
export function writeEquipment(
  context: ExportContext,
  hidden: ReadonlySet<string>,
): { readonly carried: readonly JsonObject[]; readonly other: readonly JsonObject[] } {
  const items = context.derived.context.items.filter(({ key }) => !hidden.has(key));
  const rows = new Map(items.map(({ key, row }) => [key, row]));
  const byContainer = new Map<string, ResolvedItem[]>();
  for (const item of items) {
    const around = isMount(item) ? undefined : containersAround(rows, item.row)[0];
    // GCS counts nothing of what lies in a container that there is none of.
    const container = around && numberOf(context, itemStat(around.key, 'quantity')) !== 0 ? around.key : '';
    byContainer.set(container, [...(byContainer.get(container) ?? []), item]);
  }
  // GCS counts the contents of a container once per container; here a quantity is the total.
  const write = (item: ResolvedItem, containers = 1): Written => {
    const quantity = numberOf(context, itemStat(item.key, 'quantity')) ?? 0;
    const inside = (byContainer.get(item.key) ?? []).map((each) => write(each, quantity > 0 ? quantity : 1));
    return writeItem(context, item, inside, quantity, containers);
  };
  const top = byContainer.get('') ?? [];
  const isCarried = (item: ResolvedItem): boolean => item.onBody && !isMount(item);
  return {
    carried: top.filter(isCarried).map((item) => write(item).row),
    other: top.filter((item) => !isCarried(item)).map((item) => write(item).row),
  };
}

interface Written {
  readonly row: JsonObject;
  readonly value: number;
  readonly weight: number;
}

function writeItem(
  context: ExportContext,
  item: ResolvedItem,
  inside: readonly Written[],
  quantity: number,
  containers: number,
): Written {
  const { key, row, facet, name, inUse } = item;
  const isContainer = inside.length > 0 || facet?.kind === 'container' || isMount(item);
  // Whatever has nothing in it may be a container or not.
  const other = inside.length > 0 ? 'E' : isContainer ? 'e' : 'E';
  const id = context.idOf(isContainer ? 'E' : 'e', { list: 'equipment', key }, other);
  const inEach = fixed(quantity / containers);
  // The numbers of the sheet are for all of them together; of none there is the list price.
  const each = (part: 'cost' | 'weight', listed: number): number =>
    quantity > 0 ? (numberOf(context, itemStat(key, part)) ?? 0) / quantity : listed;
  const value = fixed(each('cost', row.costOverride ?? facet?.cost ?? 0));
  const weight = fixed(each('weight', row.weightOverride ?? facet?.weight ?? 0));
  // Modifiers count in GCS if nothing else of ours affects the price and weight.
  const isCounted =
    row.quality === 'good' &&
    row.costOverride === null &&
    row.weightOverride === null &&
    !facet?.effects?.some(({ to }) => typeof to === 'object' && (to.cost !== undefined || to.weight !== undefined));
  const modifiers = writeItemModifiers(context, item, id, isCounted);
  const isListed = isCounted && modifiers.length > 0;
  const baseWeight = isListed ? (facet?.weight ?? 0) : weight;
  const features = facet ? writeItemFeatures(context, item, facet) : [];
  if (inUse && quantity > 0) countFeatures(context, features);
  const valueInAll = (value + sum(inside.map((content) => content.value))) * inEach;
  const lighter = inside.length > 0 ? takenOffLoad(item) / containers : 0;
  const weightInAll = Math.max(0, (weight + sum(inside.map((content) => content.weight))) * inEach - lighter);
  const written = writeObject('item', {
    id,
    description: row.quality === 'good' ? name : `${name} (${qualityWords[row.quality]})`,
    reference: referenceOf(facet?.cite),
    local_notes: notesOf(item),
    tech_level: facet?.techLevel === undefined ? '' : String(facet.techLevel.from),
    legality_class: facet?.legalityClass === undefined ? '' : String(facet.legalityClass),
    tags: facet ? [capitalize(facet.kind)] : [],
    base_value: formatMoneyFor(isListed ? (facet?.cost ?? 0) : value),
    base_weight: baseWeight === 0 ? '' : formatWeight(baseWeight),
    weapons: facet ? writeWeapons(context, item, id) : [],
    features,
    modifiers,
    rated_strength: ratedStrength(context, item),
    quantity: inEach,
    equipped:
      inUse || (features.length === 0 && (isDrawnFreely(item) || inside.some(({ row }) => row.equipped === true))),
    children: inside.map((content) => content.row),
    calc: {
      value,
      extended_value: fixed(valueInAll),
      weight: formatWeight(weight),
      extended_weight: formatWeight(weightInAll),
    },
  });
  return { row: written, value: valueInAll, weight: weightInAll };
}

/** The pounds that a container in use takes off the load. */
const takenOffLoad = ({ facet, inUse }: ResolvedItem): number =>
  inUse
    ? sum((facet?.effects ?? []).map(({ to, add }) => (to === 'load' && typeof add === 'number' && add < 0 ? -add : 0)))
    : 0;

/**
 * True for a weapon that is carried and does nothing but attack. The sheet lists its attacks; GCS lists those of equipped
 * items alone, so that it goes out as one.
 */
const isDrawnFreely = (item: ResolvedItem): boolean =>
  item.onBody &&
  !isMount(item) &&
  (item.facet?.attacks ?? []).length > 0 &&
  !item.facet?.shield &&
  item.row.modifiers.every(({ effects }) => effects.length === 0);

/** The strength of a bow or crossbow itself; 0 for whatever goes by the strength of its user, which GCS would replace by it. */
const ratedStrength = (context: ExportContext, item: ResolvedItem): number =>
  Math.max(
    0,
    ...attackUses(context.derived.context).map((use) => (use.item === item ? (findBowStrength(use) ?? 0) : 0)),
  );

/** A price as a text, which may be an expression there; '' for nothing. */
const formatMoneyFor = (dollars: number): string => (fixed(dollars) === 0 ? '' : String(fixed(dollars)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const qualityWords = { cheap: 'cheap', fine: 'fine', veryFine: 'very fine' } as const;

const notesOf = ({ row, facet }: ResolvedItem): string =>
  [
    row.note,
    ...(row.own ? (facet?.notes ?? []) : []),
    facet?.armor?.frontOnly ? 'front only' : '',
    facet?.armor?.flexible ? 'flexible' : '',
    facet?.armor?.concealable ? 'concealable' : '',
    row.hand === 'off' ? 'off hand' : '',
  ]
    .filter(Boolean)
    .join('; ');

function writeItemFeatures(context: ExportContext, item: ResolvedItem, facet: ItemFacet): readonly JsonObject[] {
  const { key } = item;
  return [
    ...writeShield(facet),
    ...writeArmor(facet),
    ...writeFeatures(context, facet.effects ?? [], { key, level: 1, isLeveled: false }),
  ];
}

/** A shield's Defense Bonus, as GCS has it: a bonus on each defense. */
function writeShield({ shield }: ItemFacet): JsonObject[] {
  const bonus = shield?.defenseBonus ?? 0;
  return bonus === 0
    ? []
    : ['dodge', 'parry', 'block'].map((attribute) =>
        writeObject('feature', { type: 'attribute_bonus', attribute, amount: bonus }),
      );
}

/** Kinds of damage that are neither crushing, cutting nor piercing, by their names in GCS. */
const otherKinds = ['burning', 'corrosion', 'fatigue', 'impaling', 'toxic'];

/** The DR of armor: of each part, and its differences against single kinds of damage (Basic Set p. 282). */
function writeArmor({ armor }: ItemFacet): JsonObject[] {
  if (!armor) return [];
  const parts = armor.parts ?? [];
  const inParts = new Set(parts.flatMap(({ places }) => places));
  const rest = (armor.places ?? []).filter((place) => !inParts.has(place));
  const whole =
    armor.coverage === 'suit' ? [{ locations: ['all'], split: armor }] : [{ locations: located(rest), split: armor }];
  const all = [...whole, ...parts.map((part) => ({ locations: located(part.places), split: part }))];
  return all
    .filter(({ locations }) => locations.length > 0)
    .flatMap(({ locations, split }) => {
      const { damageResistance, crushing = damageResistance, otherTypes = damageResistance } = split;
      const bonus = (amount: number, specialization?: string): JsonObject[] =>
        amount === 0 ? [] : [writeObject('feature', { type: 'dr_bonus', locations, specialization, amount })];
      return [
        ...bonus(damageResistance),
        ...bonus(crushing - damageResistance, 'crushing'),
        ...otherKinds.flatMap((kind) => bonus(otherTypes - damageResistance, kind)),
      ];
    });
}

const located = (places: readonly string[]): readonly string[] => [...new Set(places.flatMap(locationsOf))];

/** The attacks of an item. A shield blocks with the first of them, or with a use that only blocks. */
function writeWeapons(context: ExportContext, item: ResolvedItem, owner: string): readonly JsonObject[] {
  const uses = attackUses(context.derived.context).filter((use) => use.item === item && !use.bareSkill);
  const block = item.facet?.shield ? blockOf(context, item) : null;
  const firstMelee = uses.find(({ attack }) => !attack.ranged);
  const weapons = uses.map((use, i) =>
    writeUse(context, use, gcsId(use.attack.ranged ? 'W' : 'w', owner, i), use === firstMelee ? block : null),
  );
  return block && !firstMelee ? [...weapons, writeBlock(context, block, owner)] : weapons;
}

/** The attacks of a trait, skill or spell: its own, or those of the item that has them here. */
export function writeAttacksOf(context: ExportContext, key: string, owner: string): readonly JsonObject[] {
  const itemKey = context.attacksOf.get(key);
  const { context: sheet } = context.derived;
  const item = sheet.items.find((each) => each.key === itemKey);
  const natural = naturalWeapons(sheet).find((each) => each.key === key);
  return [natural, item].flatMap((each) => (each ? writeWeapons(context, each, owner) : []));
}

/** A shield's Block: the number of the sheet, if it is the one in hand. */
interface Block {
  readonly number: number | null;
}

const blockOf = (context: ExportContext, item: ResolvedItem): Block => ({
  number: item.inUse ? numberOf(context, 'block') : null,
});

/** The skills that block with a shield, by their ids; others declare it themselves. */
const shieldSkills = ['shield', 'shield-buckler', 'cloak'];

/** The best level of a skill that blocks; 0 for none. */
function bestShieldLevel(context: ExportContext): number {
  const skills = context.derived.context.skills.filter(
    ({ id, plainName, facet }) =>
      facet && !facet.spell && (facet.block || shieldSkills.includes(id) || /^(?:shield|cloak)$/i.test(plainName)),
  );
  return Math.max(0, ...skills.map(({ key }) => numberOf(context, skillStat(key, 'level')) ?? 0));
}

const writeBlock = (context: ExportContext, { number }: Block, owner: string): JsonObject =>
  writeObject('weapon', {
    id: gcsId('w', owner, 'block'),
    sv: 1,
    damage: { type: '' },
    usage: 'Block',
    block: '0',
    defaults: shieldSkills
      .filter((id) => context.derived.context.catalog.skills.has(id))
      .map((skill) => writeDefault(context, { skill, penalty: 0 })),
    calc: { level: bestShieldLevel(context), damage: '', parry: 'No', block: number === null ? 'No' : String(number) },
  });

function writeUse(context: ExportContext, use: AttackUse, id: string, block: Block | null): JsonObject {
  const { attack } = use;
  const isRanged = attack.ranged !== undefined;
  const quality = qualityOf(context, use);
  return writeObject('weapon', {
    id,
    sv: 1,
    damage: writeDamage(attack, quality.damage + (attack.unarmed ? punchAdd(context) : 0)),
    strength: strengthOf(attack),
    usage: capitalize(attack.name),
    usage_notes: (attack.remarks ?? []).join('; '),
    reach: isRanged ? '' : formatReach(attack.reach ?? ''),
    ...(isRanged
      ? writeRanged(context, use, quality)
      : { parry: formatParry(attack), block: attack.block === undefined ? (block ? '0' : '') : String(attack.block) }),
    defaults: writeSources(context, attack),
    calc: writeCalc(context, use, block),
  });
}

/** What a punch adds to thrust, which an article that aids it does not say (brass knuckles; Basic Set p. 271). */
const punchAdd = ({ derived: { ruleset } }: ExportContext): number =>
  ruleset.unarmed.find(({ limb, parries }) => limb === 'hand' && parries)?.damageAdd ?? 0;

const marks = ({ fencing, notes = [] }: Attack): string =>
  `${fencing || notes.includes('fencing') ? 'F' : ''}${notes.includes('unbalanced') ? 'U' : ''}`;

const formatParry = (attack: Attack): string =>
  attack.parry === null || attack.parry === undefined ? '' : `${attack.parry}${marks(attack)}`;

const unready = ['ready1', 'ready1AfterSwing', 'ready1AfterThrust', 'ready2AfterSwing'] as const;

function strengthOf({ minimumStrength, twoHanded, notes = [] }: Attack): string {
  const rest = `${notes.includes('bipod') ? 'B' : ''}${notes.includes('mounted') ? 'M' : ''}${notes.includes('rest') ? 'R' : ''}`;
  const hands = twoHanded ? (unready.some((note) => notes.includes(note)) ? '‡' : '†') : '';
  return `${minimumStrength ?? ''}${rest}${hands}`;
}

const strengths = { thrust: 'thr', swing: 'sw' } as const;
const strengthPrefixes = { lifting: 'lift_', telekinesis: 'tk_', iq: 'iq_' } as const;

/** What the quality of a weapon changes in its figures: GCS has the figures of the weapon as it is. */
function qualityOf({ derived: { ruleset } }: ExportContext, use: AttackUse) {
  const { qualityDamage, qualityAccuracy, qualityRange } = ruleset.weaponQuality ?? {};
  return {
    damage: qualityDamage?.(use)?.add ?? 0,
    accuracy: qualityAccuracy?.(use)?.add ?? 0,
    range: qualityRange?.(use)?.times ?? 1,
  };
}

function writeDamage(attack: Attack, further: number): JsonObject {
  const {
    basis,
    strengthOf,
    sides = 6,
    dice = 0,
    moreDice = 0,
    times = 1,
    armorDivisor,
    addsPerDie,
    fragments,
    perLevel,
  } = attack;
  const adds = attack.adds + further;
  const leveled = perLevel?.trait === '' && (perLevel.dice !== 0 || perLevel.adds !== 0);
  const count = basis === 'fixed' ? dice : moreDice;
  const plain = formatDice({ dice: count, adds }, sides);
  const base =
    attack.instead !== undefined || (count === 0 && adds === 0) ? '' : `${plain}${times === 1 ? '' : `x${times}`}`;
  return writeObject('damage', {
    type: damageType(attack),
    st: basis === 'fixed' ? '' : `${strengthOf ? strengthPrefixes[strengthOf] : ''}${strengths[basis]}`,
    base,
    armor_divisor: armorDivisor === 1 ? undefined : armorDivisor,
    modifier_per_die: addsPerDie,
    base_leveled: leveled && perLevel ? formatDice({ dice: perLevel.dice, adds: perLevel.adds }, sides) : undefined,
    ...fragmentsOf(fragments),
  });
}

/** "2d" of "2d cut", and the kind of damage. */
function fragmentsOf(text: string | undefined): JsonObject {
  if (!text) return {};
  const [dice = '', ...kind] = text.trim().split(/\s+/);
  return { fragmentation: dice, fragmentation_type: kind.join(' ') || 'cut' };
}

const damageType = ({ type, explosive, instead }: Attack): string =>
  instead ?? [type, explosive ? 'ex' : ''].filter(Boolean).join(' ');

/** "2d+1(2) cut [1d cut]"; or the attack's effect instead of damage. */
function damageText(context: ExportContext, id: string, attack: Attack): string {
  if (attack.instead !== undefined) return attack.instead;
  const value = context.derived.worksheet.find(lineStat(id, 'damage'))?.value;
  const { armorDivisor = 1, times = 1, sides = 6, fragments } = attack;
  const dice = isDice(value) ? `${formatDice(value, sides)}${times === 1 ? '' : `x${times}`}` : valueText(value);
  const { fragmentation = '', fragmentation_type: kind = '' } = fragmentsOf(fragments);
  return [
    `${dice}${armorDivisor === 1 ? '' : `(${armorDivisor})`}`,
    damageType(attack),
    fragmentation === '' ? '' : `[${fragmentation} ${kind}]`,
  ]
    .filter(Boolean)
    .join(' ');
}

function writeRanged(
  context: ExportContext,
  { id, attack: { ranged = {} } }: AttackUse,
  quality: { readonly accuracy: number; readonly range: number },
) {
  const accuracy = ranged.accuracy === undefined ? undefined : Math.max(0, ranged.accuracy + quality.accuracy);
  const { scope, rateOfFire, shots, bulk, recoil } = ranged;
  return {
    accuracy: accuracy === undefined ? '' : `${accuracy}${scope ? `+${scope}` : ''}`,
    range: (['halfDamage', 'maximum'] as const)
      .map((part) => ({ text: ranged[part] ?? '', inAll: multipliedInAll(context, lineStat(id, part)) }))
      .filter(({ text }) => text !== '')
      .map(({ text, inAll }) =>
        formatRange(/^\d+$/.test(text) && inAll !== null ? inAll : multipliedRange(text, quality.range)),
      )
      .join('/'),
    rate_of_fire: rateOfFire?.replaceAll('×', 'x'),
    shots,
    bulk: bulk === undefined ? '' : String(bulk),
    recoil: recoil === undefined ? '' : String(recoil),
  };
}

/** A reach as GCS has it: close combat, and yards from the least to the most: "C,1-2*" of "C, 1, 2*". */
function formatReach(text: string): string {
  const plain = text.replaceAll(' ', '').replaceAll(/[–−]/g, '-');
  if (!/^(?:C|\d+(?:-\d+)?)(?:,\d+(?:-\d+)?)*\*?$/i.test(plain)) return plain;
  const yards = [...plain.matchAll(/\d+/g)].map(([number]) => Number(number));
  const [least, most] = [Math.min(...yards), Math.max(...yards)];
  const range = yards.length === 0 ? '' : least === most ? String(least) : `${least}-${most}`;
  return `${[/^C/i.test(plain) ? 'C' : '', range].filter(Boolean).join(',')}${plain.endsWith('*') ? '*' : ''}`;
}

/** Yards of a range that is nothing but multiplied, by a modifier of the trait that has it: GCS has no feature for that. */
function multipliedInAll({ derived: { worksheet } }: ExportContext, stat: string): string | null {
  const found = worksheet.find(stat);
  const [first, ...rest] = found?.steps ?? [];
  const isPlain = first?.op === 'start' && first.from === undefined;
  if (!isPlain || typeof found?.value !== 'number' || !rest.some(({ op }) => op === 'multiply')) return null;
  return rest.every(({ op }) => op === 'multiply' || op === 'round' || op === 'atLeast')
    ? String(Math.floor(found.value))
    : null;
}

/** A whole number with commas between thousands: "1,500". */
const withCommas = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** A range in yards or times ST with a factor: "STx18" of "STx15" with 1.2. Others stay unchanged. */
function multipliedRange(text: string, times: number): string {
  if (times === 1) return text;
  if (/^\d+$/.test(text)) return String(Math.floor(Number(text) * times));
  const [isOfStrength, factor = '1'] = /^ST(?:[x×]((?:\d*\.)?\d+))?$/i.exec(text.trim()) ?? [];
  return isOfStrength === undefined ? text : `STx${fixed(Number(factor) * times)}`;
}

/** A distance as GCS has it: "1,500", by ST "x1.5" of "STx1.5", "x0.5" of "ST/2". */
function formatRange(text: string): string {
  if (/^\d+$/.test(text.trim())) return withCommas(text.trim());
  const [, sign, number] = /^ST(?:([x×/])((?:\d*\.)?\d+))?$/i.exec(text.trim()) ?? [null, undefined, undefined];
  if (!/^ST/i.test(text.trim())) return text;
  if (number === undefined) return text.trim().toUpperCase() === 'ST' ? 'x1' : text;
  return sign === '/' ? `x${Math.round(1e4 / Number(number)) / 1e4}` : `x${number}`;
}

/**
 * The uses of a weapon: its skills, and, since GCS looks no further, the defaults of these skills; then uses with a
 * penalty.
 */
function writeSources(context: ExportContext, attack: Attack): readonly JsonObject[] {
  const { catalog } = context.derived.context;
  const sources: SkillDefault[] = attack.skills.map((skill) =>
    Object.hasOwn(gcsAttributes, skill) && !catalog.skills.has(skill)
      ? { attribute: attributeNamed(skill), penalty: 0 }
      : { skill, penalty: 0 },
  );
  const untrained = attack.trainedOnly
    ? []
    : attack.skills.flatMap((skill) => catalog.skills.get(skill)?.facet.defaults ?? []);
  // Anybody punches by DX (p. 370).
  const bare: SkillDefault[] = attack.unarmed ? [{ attribute: 'dx', penalty: 0 }] : [];
  const trained = [...sources, ...bare, ...(attack.defaults ?? [])];
  const covers = trained.flatMap((each) => coversOf(context, each));
  const written = [
    ...trained.flatMap((each) => [writeDefault(context, each), ...specialDefaults(context, each)]),
    ...[...covers, ...untrained].map((each) => writeDefault(context, each)),
  ];
  const texts = new Set<string>();
  return written.filter((each) => {
    const text = JSON.stringify(each);
    if (texts.has(text)) return false;
    texts.add(text);
    return true;
  });
}

function attributeNamed(id: string): Extract<SkillDefault, { readonly attribute: unknown }>['attribute'] {
  const names = ['st', 'dx', 'iq', 'ht', 'will', 'perception'] as const;
  return names.find((name) => name === id) ?? 'dx';
}

function writeCalc(context: ExportContext, { id, attack, item }: AttackUse, block: Block | null): JsonObject {
  const lines = attackUses(context.derived.context).filter(
    (use) => use.item === item && (use.id === id || use.id.startsWith(`${id}.`)),
  );
  const best = (part: 'skill' | 'parry' | 'block'): number | null => {
    const numbers = lines.flatMap((line) => numberOf(context, lineStat(line.id, part)) ?? []);
    return numbers.length === 0 ? null : Math.max(...numbers);
  };
  const level = best('skill');
  const used = lines.find((line) => numberOf(context, lineStat(line.id, 'skill')) === level);
  const base = { level: Math.max(0, level ?? 0), damage: damageText(context, used?.id ?? id, attack) };
  if (attack.ranged) return { ...base, ...writeRange(context, id, attack) };
  const parry = best('parry');
  return {
    ...base,
    parry: parry === null ? 'No' : `${Math.max(0, parry)}${marks(attack)}`,
    // A use that declares its own Block has the number of the shield only by its skill.
    block: formatBlock(best('block') ?? (attack.block === undefined ? (block?.number ?? null) : null)),
  };
}

const formatBlock = (number: number | null): string => (number === null ? 'No' : String(Math.max(0, number)));

/** The range of a weapon that goes by ST, in yards. */
function writeRange(context: ExportContext, id: string, { ranged = {} }: Attack): JsonObject {
  const { halfDamage, maximum } = ranged;
  if (![halfDamage, maximum].some((text) => /^ST/i.test(text ?? ''))) return {};
  const yards = (part: 'halfDamage' | 'maximum', text: string | null | undefined): string => {
    const number = numberOf(context, lineStat(id, part));
    return number === null ? (text ?? '') : String(Math.floor(number));
  };
  return {
    range: [halfDamage ? yards('halfDamage', halfDamage) : '', yards('maximum', maximum)].filter(Boolean).join('/'),
  };
}
