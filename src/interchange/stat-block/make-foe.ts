import * as z from 'zod/mini';
import type { RulesetId } from '../../catalog/entry.ts';
import type { Attack } from '../../catalog/item-entry.ts';
import type { StockFoe } from '../../catalog/stock-foes.ts';
import { blankCharacter, type Character, type SavedCharacter } from '../../character/character.ts';
import { addRow, createKeyGenerator } from '../../character/edit-rows.ts';
import { type OwnAttack, ownAttackSchema, ownItemSchema } from '../../character/equipment-rows.ts';
import { maxPrintedAttacks, type PrintedAttack, type PrintedFigures } from '../../character/printed-figures.ts';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import { isBiteName } from '../../rules/combat/printed-numbers.ts';
import { catalogFor } from '../../rules/derive-character.ts';
import { defaultHouseRules } from '../../rules/house-rules/rules-in-force.ts';
import { gcsRulesetId, rulesetAbout } from '../../rules/rulesets.ts';
import { nameIndex } from './name-index.ts';
import { type ReadAttack, type ReadFoe, readFoes } from './read-foes.ts';

/** A foe of a text as a fighter: a character with its weapons, and the numbers of the text, which count in place of its own. */
export interface MadeFoe {
  readonly saved: SavedCharacter;
  readonly printed: PrintedFigures;
  /** What the text does not say and the rules give instead, in words: "DX 10". */
  readonly assumed: readonly string[];
  /** What the game master may want to read: skills, traits and gear of the text. */
  readonly notes: string;
}

/** Parts of a body that strike, and what they do with them. */
const bodily =
  /\b(?:bites?|claws?|talons?|fangs?|teeth|jaws?|horns?|antlers?|tusks?|tail|hoof|hooves|kicks?|punch|fists?|beak|stings?|stinger|tentacles?|slam|touch|gore|trample|breath|spit|ray|paws?|butt|crush|squeeze|constrict|wing|pincers?|ram|spines?|slap|engulf|grasp)\b/iu;
/** Attacks of a body that has hands, or what does as they do. */
const handed = /\b(?:punch|fists?|tentacles?|slap|grasp|squeeze)\b/iu;
/** What a text calls a beast. */
const beastly = /\b(?:animal|quadruped|hexapod|octopod|vermiform|ichthyoid|no manipulators)\b/iu;
/** The highest IQ of beasts. */
const maxBeastIq = 5;

/** Those that parry as a hand does. */
const handlike = /\b(?:punch|fists?|claws?|talons?|tentacles?|slap|grasp)\b/iu;
const farReaching =
  /\b(?:bow|crossbow|gun|rifle|pistol|revolver|sling|spit|ray|breath|beam|laser|blaster|thrown|throw|dart)\b/iu;

/** Whether a ruleset is of the edition of GCS files. */
const isFourthEdition = ({ family }: ReturnType<typeof rulesetAbout>): boolean =>
  family === rulesetAbout(gcsRulesetId).family;

/** The attributes of somebody of whom a text says nothing else. */
const average = 10;

/**
 * Makes a fighter of a foe that was read. Weapons of the lists are added with their reach, range and readying; everything else attacks
 * as the text says. Missing attributes are 10, but for the one that hit points are of. The ruleset must have been loaded.
 */
export function makeFoe(foe: ReadFoe, ruleset: RulesetId, usualName = 'Foe'): MadeFoe {
  const about = rulesetAbout(ruleset);
  const { figures } = foe;
  const isFourth = isFourthEdition(about);
  const { hitPoints } = figures;
  const ofHits = hitPoints === undefined ? average : Math.max(1, Math.round(hitPoints));
  const st = figures.st ?? (isFourth ? ofHits : average);
  const ht = figures.ht ?? (isFourth ? average : ofHits);
  const attributes = {
    st: whole(st),
    dx: whole(figures.dx ?? average),
    iq: whole(figures.iq ?? average),
    ht: whole(ht),
  };
  const blank = blankCharacter();
  const builder = new FoeBuilder({ ...blank, name: foe.name || usualName, attributes }, ruleset);
  const attacks = mergeByName(foe.attacks);
  for (const attack of attacks) builder.learn(attack);
  for (const attack of attacks) builder.add(attack);
  const rest = foe.rest.filter((piece) => !builder.addGear(piece));
  if (figures.block !== undefined) builder.addShield();
  const handless = isBeast(foe, builder.character);
  const { character, printed, skills } = builder;
  const assumed = (['st', 'dx', 'iq', 'ht'] as const).flatMap((id) =>
    figures[id] === undefined ? [`${id.toUpperCase()} ${attributes[id]}`] : [],
  );
  const saved: SavedCharacter = { ruleset: about.id, houseRules: defaultHouseRules(about), character };
  return {
    saved,
    printed: { ...figures, ...(handless ? { handless } : {}), attacks: printed.slice(0, maxPrintedAttacks) },
    assumed,
    notes: [skills.join(', '), rest.join('; ')].filter(Boolean).join('\n').slice(0, 4000),
  };
}

/** Whether a foe is a beast: it strikes with its body alone and not with hands, defends with nothing, and is no cleverer than one. */
function isBeast({ figures: { iq, parry, block }, rest }: ReadFoe, { equipment, traits }: Character): boolean {
  const isAlike = (iq !== undefined && iq <= maxBeastIq) || rest.some((piece) => beastly.test(piece));
  const hasHands = parry !== undefined || block !== undefined || equipment.length > 0;
  return isAlike && !hasHands && traits.length > 0 && traits.every(({ own }) => own && !handed.test(own.name));
}

/** "Spear, 1d+2 imp" and, among the skills, "Spear 13" are one attack. */
function mergeByName(attacks: readonly ReadAttack[]): readonly ReadAttack[] {
  const merged: ReadAttack[] = [];
  for (const attack of attacks) {
    const at = merged.findIndex(({ name }) => name.toLowerCase() === attack.name.toLowerCase());
    const before = merged[at];
    const isSame = before && (before.damage === undefined || attack.damage === undefined);
    if (isSame)
      merged[at] = { ...attack, ...before, ...(before.damage === undefined ? attack : {}), name: before.name };
    else merged.push(attack);
  }
  return merged;
}

const whole = (value: number): number => Math.max(0, Math.round(value));

/** "a rapier ($500)" is "rapier", "thrown spear" is "spear". */
const plainName = (name: string): string =>
  name
    .replace(/\s{0,3}\([^)]{0,60}\)$/u, '')
    .replace(/^(?:an?|the)\s/iu, '')
    .replace(/^thrown\s|,?\sthrown$/iu, '');

class FoeBuilder {
  character: Character;
  readonly printed: PrintedAttack[] = [];
  /** Skills of the text that are no weapons: "Stealth 12". */
  readonly skills: string[] = [];
  private readonly ruleset: RulesetId;
  private readonly nextKey = createKeyGenerator([]);
  private readonly levels = new Map<string, number>();
  private hasWeaponInHand = false;

  constructor(character: Character, ruleset: RulesetId) {
    this.character = character;
    this.ruleset = ruleset;
  }

  /** Remembers the level of a skill: a weapon without one of its own has it. */
  learn({ name, level, damage }: ReadAttack): void {
    const skill = damage === undefined ? nameIndex(catalogFor(this.ruleset)).find(name, ['skills']) : null;
    if (skill && level !== undefined) this.levels.set(skill.id, level);
  }

  /** Adds a weapon or a natural attack with its numbers; a skill that no weapon of the text has becomes a note. */
  add(attack: ReadAttack): void {
    const catalog = catalogFor(this.ruleset);
    const index = nameIndex(catalog);
    const plain = plainName(attack.name);
    const found = index.find(plain, ['items']) ?? index.find(attack.name, ['items']);
    const listed = found ? catalog.items.get(found.id) : undefined;
    const known = listed?.facet.attacks ?? [];
    if (listed && (known.length > 0 || listed.facet.shield)) {
      if (listed.facet.shield) this.addListed(listed.id, true);
      // "Spear 13" and "thrown spear 12" are one weapon.
      else this.print(this.addListed(listed.id, false), bestUse(known, attack), attack, known[0]);
      return;
    }
    const skill = index.find(plain, ['skills']);
    if (skill && attack.damage === undefined) {
      this.skills.push(`${attack.name} ${attack.level ?? ''}`.trim());
      return;
    }
    if (attack.damage === undefined && !bodily.test(plain)) {
      this.skills.push(`${attack.name} ${attack.level ?? ''}`.trim());
      return;
    }
    const own = ownAttackOf(attack);
    const key = bodily.test(plain)
      ? this.addTrait(attack.name, own)
      : this.addItem({ own: z.parse(ownItemSchema, { name: attack.name, kind: 'weapon', attacks: [own] }) }, false);
    this.print(key, 0, attack);
  }

  /** Adds a weapon or a shield that is only named: "medium shield". False for anything else. */
  addGear(piece: string): boolean {
    const catalog = catalogFor(this.ruleset);
    const found = nameIndex(catalog).find(plainName(piece), ['items']);
    const listed = found ? catalog.items.get(found.id) : undefined;
    const { attacks = [], shield } = listed?.facet ?? {};
    if (!listed || (attacks.length === 0 && !shield)) return false;
    if (this.character.equipment.some(({ entry }) => entry === listed.id)) return true;
    const key = this.addListed(listed.id, shield !== undefined);
    if (!shield) this.print(key, 0, { name: piece }, attacks[0]);
    return true;
  }

  /** A block needs a shield. */
  addShield(): void {
    const catalog = catalogFor(this.ruleset);
    const hasShield = this.character.equipment.some(({ entry }) => catalog.items.get(entry)?.facet.shield);
    const found = nameIndex(catalog).find('Medium shield', ['items']);
    if (!hasShield && found) this.addListed(found.id, true);
  }

  private print(row: string, use: number, { level, damage }: ReadAttack, listed?: Attack): void {
    const ofSkill = listed?.skills.map((id) => this.levels.get(id)).find((known) => known !== undefined);
    const skill = level ?? ofSkill;
    this.printed.push({
      row,
      use,
      ...(skill === undefined ? {} : { skill }),
      ...(damage === undefined ? {} : { dice: damage.dice, adds: damage.adds }),
    });
  }

  /** An item of the lists, once. */
  private addListed(entry: string, isShield: boolean): string {
    const known = this.character.equipment.find((row) => row.entry === entry);
    return known?.key ?? this.addItem({ entry }, isShield);
  }

  /** The first weapon is in hand, and so is a shield; others are within reach. */
  private addItem(row: Partial<Character['equipment'][number]>, isShield: boolean): string {
    const key = this.nextKey();
    const isReady = isShield || !this.hasWeaponInHand;
    if (!isShield) this.hasWeaponInHand = true;
    this.character = addRow(
      this.character,
      'equipment',
      { ...row, place: isReady ? 'ready' : 'carried', hand: isShield ? 'off' : 'main' },
      key,
    );
    return key;
  }

  private addTrait(name: string, own: OwnAttack): string {
    const key = this.nextKey();
    const trait = z.parse(ownTraitSchema, { name, kind: 'advantage', attacks: [own] });
    this.character = addRow(this.character, 'traits', { own: trait }, key);
    return key;
  }
}

/** Which attack of a weapon the text means: of the same type, else the first; a bow shoots. */
function bestUse(known: readonly Attack[], { type, name }: ReadAttack): number {
  const isThrown = /thrown/iu.test(name);
  const fitting = known.findIndex(
    (attack) =>
      (type === undefined || attack.type === type) && (/thrown/iu.test(attack.name) === isThrown || known.length === 1),
  );
  return Math.max(0, fitting);
}

/** Teeth and claws cut, unless a text says otherwise. */
const usualType = (name: string): string => (isBiteName(name) ? 'cut' : 'cr');

function ownAttackOf({
  name,
  damage,
  type = usualType(name),
  reach,
  accuracy,
  range,
  rateOfFire,
  shots,
}: ReadAttack): OwnAttack {
  const ranged = range !== undefined || accuracy !== undefined || farReaching.test(name);
  const natural = bodily.test(name);
  const [half, most] = (range ?? '').split('/');
  return z.parse(ownAttackSchema, {
    name: natural ? 'attack' : ranged ? 'shot' : 'blow',
    skills: [{ attribute: 'dx' }],
    type,
    basis: damage === undefined ? 'thrust' : 'fixed',
    dice: damage?.dice ?? 0,
    adds: damage?.adds ?? 0,
    reach: ranged ? '' : (reach ?? (natural ? 'C' : '1')),
    parry: natural && !handlike.test(name) ? null : 0,
    ranged,
    accuracy: accuracy ?? null,
    halfDamage: most === undefined ? '' : (half ?? ''),
    maximum: most ?? half ?? (ranged ? '100' : ''),
    rateOfFire: rateOfFire ?? '',
    shots: shots ?? '',
  });
}

/** A stock foe under a ruleset; null if it is not offered there. The ruleset must have been loaded. */
export function makeStockFoe(foe: StockFoe, ruleset: RulesetId): MadeFoe | null {
  const { name, block, third, fourth, line } = foe;
  const about = rulesetAbout(ruleset);
  if (!isOfferedUnder(foe, about.id)) return null;
  const [read] = readFoes(`${name}: ${block}, ${(isFourthEdition(about) ? fourth : third) ?? ''}`);
  if (!read) throw new Error(`${name} cannot be read`);
  const { notes, ...made } = makeFoe(read, about.id);
  return { ...made, notes: [line, notes].filter(Boolean).join('\n') };
}

/** Whether a ruleset has the foe. */
export const isOfferedUnder = ({ third, fourth, notIn = [] }: StockFoe, ruleset: RulesetId): boolean => {
  const about = rulesetAbout(ruleset);
  return (isFourthEdition(about) ? fourth : third) !== undefined && !notIn.includes(about.id);
};
