import * as z from 'zod/mini';
import { startingPlace } from '../../builder/what-if/starting-row.ts';
import type { Listed } from '../../catalog/entry.ts';
import type { ItemFacet } from '../../catalog/item-entry.ts';
import { addRow } from '../../character/edit-rows.ts';
import { type ItemPlace, type OwnAttack, ownAttackSchema, ownItemSchema } from '../../character/equipment-rows.ts';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import { attackLines } from '../../sheet-model/model/attack-lines.ts';
import type { AttackLine, Figure } from '../../sheet-model/model/sheet-model.ts';
import { comparableDice, readAttack, type TextAttack } from './attack-text.ts';
import { isSentence, toNumber } from './clean-text.ts';
import { nameKey } from './name-index.ts';
import { findItem } from './place-items.ts';
import { type Entry, maxRows, type Placing } from './placing.ts';
import { readFigures } from './read-figures.ts';
import type { Part } from './split-parts.ts';
import { wantsTextFigures } from './text-figures.ts';
import { readItem } from './text-items.ts';

/** Collects an attack, until the equipment is known. */
export function addWeapon(placing: Placing, read: Part, part: Part = read): void {
  if (placing.entries.length >= maxRows) return;
  placing.entries.push({
    part,
    figures: { ...readFigures(''), name: read.text },
    match: null,
    nameHas: 0,
    as: 'weapon',
  });
}

const bodily =
  /^(?:punch|kick|bite|claws?|slam|unarmed|brawling|boxing|karate|wrestling|grapple|shield bash|bash|hooves?|teeth|horns?|striker|tail|parry|block|dodge|head ?butt|knee|elbow)\b/iu;

/** An attack: of an item that the character has, of its body, or of a weapon that the equipment does not name. */
export function placeWeapon(placing: Placing, { part, figures }: Entry): void {
  const { draft } = placing;
  const text = figures.name;
  const [, lead = text] = /^(.+?)(?:\s*\(\d{1,2}\)|\s+\d{1,2}(?=\s*:)|\s*,|\s*:|\s+-\s|\s{2,}|$)/u.exec(text) ?? [];
  const attack = readAttack(text);
  const hasFigures = attack.level !== null || attack.damage.length > 0;
  const name = (hasFigures && !placing.isOwnText ? attack.name : lead)
    .replace(/\s+[-–]?\d{1,2}$/u, '')
    .replace(/^\d+\s+/u, '')
    .trim();
  placing.itemKeys ??= draft.sheet().context.items.map((item) => nameKey(item.name));
  const { itemKeys } = placing;
  const wanted = nameKey(name);
  const has = itemKeys.some((key) => key.startsWith(wanted));
  if (has) {
    draft.set(part, 'understood', 'an attack with what is in the equipment, computed again');
    return;
  }
  const found = bodily.test(name) ? null : (findItem(placing, name) ?? findItem(placing, readItem(text).name));
  const listed = found ? draft.contextOnly().context.catalog.items.get(found.id) : undefined;
  if (bodily.test(name) && (placing.isOwnText || hasAttack(placing, wanted) || !attack.damage.length)) {
    draft.set(part, 'understood', 'an attack without a weapon, computed again');
    return;
  }
  if (!listed || (hasFigures && !placing.isOwnText && wantsTextFigures(draft))) {
    if (isSentence(text) && !/\d/u.test(text)) return;
    placeOwnAttack(placing, part, name, text, attack);
    itemKeys.push(wanted);
    return;
  }
  const key = draft.nextKey();
  const item = readItem(text);
  draft.edit((character) => addRow(character, 'equipment', { entry: listed.id, place: placeOf(placing, listed) }, key));
  itemKeys.push(nameKey(listed.name));
  if (item.cost !== null || item.weight !== null) placing.priced.push({ key, item: { ...item, quantity: 1 } });
  draft.setWith(
    part,
    `${listed.name} added to the equipment`,
    found?.by === 'typo' || found?.by === 'foreign' ? [`read as ${listed.name}`] : [],
  );
}

/** The first weapon of a text starts in hand, and so does a shield. */
function placeOf(placing: Placing, { facet }: Listed<ItemFacet>): ItemPlace {
  if (placing.isOwnText || facet.shield) return placing.isOwnText ? startingPlace(facet.kind) : 'ready';
  const { items } = placing.draft.contextOnly().context;
  const isArmed = items.some(({ row, facet: of }) => row.place === 'ready' && (of?.attacks?.length ?? 0) > 0);
  return isArmed ? startingPlace(facet.kind) : 'ready';
}

/** Whether the sheet has an attack of this name: of a body that bites, of hands. */
function hasAttack({ draft }: Placing, key: string): boolean {
  const { context, worksheet, ruleset } = draft.sheet();
  return attackLines(worksheet, context, ruleset).some(
    ({ item, use }) => nameKey(item).startsWith(key) || nameKey(use) === key,
  );
}

/** Adds an attack that no list has, with the level and the damage of the text: of the body as a trait, else as a weapon. */
function placeOwnAttack(placing: Placing, part: Part, name: string, text: string, attack: TextAttack): void {
  const { draft } = placing;
  const key = draft.nextKey();
  const own = ownAttackOf(attack, draft.number('dx'), text);
  const item = readItem(text);
  const isWeapon = item.cost !== null || item.weight !== null || part.section === 'equipment' || own === null;
  const note = text.slice(0, 900);
  if (isWeapon || own.ranged) {
    const made = z.parse(ownItemSchema, {
      name: name.slice(0, 300),
      kind: 'weapon',
      cost: item.cost ?? 0,
      weight: item.weight ?? 0,
      attacks: own === null ? [] : [own],
    });
    draft.edit((character) => addRow(character, 'equipment', { own: made, note, place: 'ready' }, key));
    draft.set(
      part,
      'guessed',
      own === null
        ? 'not in the lists: custom item, with its attack as a note'
        : 'not in the lists: custom weapon with the figures of the text',
    );
    return;
  }
  const trait = z.parse(ownTraitSchema, { name: name.slice(0, 300), kind: 'advantage', points: 0, attacks: [own] });
  draft.edit((character) => addRow(character, 'traits', { own: trait, note }, key));
  draft.set(part, 'guessed', 'not in the lists: an attack of the body, with the figures of the text');
}

function ownAttackOf({ damage: [first], level, type, reach }: TextAttack, dx: number, text: string): OwnAttack | null {
  if (first === undefined && level === null) return null;
  const [, dice = '0', adds = '0'] = /^(\d+)d([+-]\d+)?/u.exec(first ?? '') ?? [];
  const [, accuracy] = /\bAcc:?\s*(\d{1,2})/iu.exec(text) ?? [];
  const [, half, most] = /\bRange:?\s*([\d,]+)(?:\s*\/\s*([\d,]+))?/iu.exec(text) ?? [];
  const ranged = accuracy !== undefined || half !== undefined;
  return z.parse(ownAttackSchema, {
    name: ranged ? 'shot' : 'attack',
    skills: [{ attribute: 'dx', penalty: level === null ? 0 : dx - toNumber(level) }],
    type: type || 'cr',
    basis: 'fixed',
    dice: toNumber(dice),
    adds: adds === undefined ? 0 : toNumber(adds),
    reach: ranged ? '' : reach || 'C',
    parry: null,
    ranged,
    accuracy: accuracy === undefined ? null : toNumber(accuracy),
    halfDamage: most === undefined ? '' : (half ?? ''),
    maximum: most ?? half ?? (ranged ? '100' : ''),
  });
}

/** Compares level, damage and parry of each attack of the text with those of the sheet. */
export function compareAttacks(placing: Placing): void {
  const { draft } = placing;
  const attacks = placing.entries.filter(({ as }) => as === 'weapon');
  if (attacks.length === 0 || placing.isOwnText) return;
  const { context, worksheet, ruleset } = draft.sheet();
  const lines = attackLines(worksheet, context, ruleset).map((line) => ({
    line,
    name: nameKey(line.item),
    use: nameKey(line.use),
  }));
  // A text may have the same attack many times.
  const figuresOf = new Map<string, ReturnType<typeof figuresShown>>();
  for (const { part, figures } of attacks) {
    const text = readAttack(figures.name);
    const key = nameKey(text.name);
    let ours = figuresOf.get(key);
    if (!ours) {
      const isMeant = ({ name, use }: (typeof lines)[number]) =>
        key !== '' && (name.startsWith(key) || key.startsWith(name) || use === key);
      ours = figuresShown(lines.filter(isMeant).map(({ line }) => line));
      figuresOf.set(key, ours);
    }
    if (ours.count === 0) {
      if (draft.has(part) && (text.level !== null || text.damage.length > 0))
        draft.set(part, 'guessed', `${text.name} is not added: no such weapon`);
      continue;
    }
    const differ = [
      ...differing('level', text.level === null ? [] : [text.level], ours.level),
      ...differing('damage', text.damage, ours.damage),
      ...differing('Parry', text.parry === null ? [] : [text.parry], ours.parry),
    ];
    if (differ.length === 0) continue;
    draft.findings.push({
      id: `attack:${part.line}:${key}`,
      line: part.line,
      words: `${text.name}: ${differ.join('; ')}.`,
      options: [],
      chosen: '',
    });
  }
}

const figuresShown = (lines: readonly AttackLine[]) => ({
  count: lines.length,
  level: shown(lines, ({ skill }) => skill),
  damage: shown(lines, ({ damage }) => damage).map(comparableDice),
  parry: shown(lines, ({ parry }) => parry),
});

/** The figures of some lines, with those in brackets, as on the sheet. */
const shown = (lines: readonly AttackLine[], of: (line: AttackLine) => Figure): string[] => [
  ...new Set(lines.map(of).flatMap(({ text, second }) => [text, ...(second ? [second.text] : [])])),
];

function differing(name: string, theirs: readonly string[], ours: readonly string[]): string[] {
  const others = theirs.filter((figure) => !ours.includes(figure));
  return others.length === 0 ? [] : [`${name} ${others.join(', ')} in the text; ${ours.join(', ')} by the rules`];
}
