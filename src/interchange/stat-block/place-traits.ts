import * as z from 'zod/mini';
import { planQuirk } from '../../builder/what-if/plans/plan-trait.ts';
import { addRow } from '../../character/edit-rows.ts';
import { ownTraitSchema, type TraitKind } from '../../character/trait-rows.ts';
import { formatFraction, formatNumber } from '../../engine/format.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { findMostLevels, formatTraitName } from '../../rules/shared/trait-price.ts';
import { traitStat } from '../../rules/stat-ids.ts';
import { nameKey } from './name-index.ts';
import type { Entry, Placing } from './placing.ts';
import { readTrait } from './text-traits.ts';

/** Adds a listed trait, or a custom one if the text or the player wants that. */
export function placeTrait(placing: Placing, entry: Entry): void {
  const { draft } = placing;
  const { part, match } = entry;
  const { catalog } = draft.contextOnly().context;
  const listed = match ? catalog.traits.get(match.id) : undefined;
  const key = draft.nextKey();
  const finding = `trait:${part.line}:${nameKey(entry.figures.name)}`;
  if (!listed || draft.choice(finding, 'rules') === 'text') {
    placeOwnTrait(placing, entry, key);
    return;
  }
  const trait = readTrait(draft.contextOnly(), listed, entry.figures, match?.answer ?? '', draft.nextKey);
  const { campaign } = draft.character;
  const plain = formatTraitName(listed.name, listed.facet, { choices: trait.row.choices ?? [] }, campaign);
  const name = findMostLevels(listed.facet) === 1 ? plain : `${plain} ${formatFraction(trait.row.level ?? 1)}`;
  const isQuirk =
    part.section === 'quirk' &&
    listed.facet.kind !== 'quirk' &&
    trait.points === null &&
    entry.figures.texts.length === 0;
  if (isQuirk) {
    placeOwnTrait(placing, { ...entry, match: null }, key);
    return;
  }
  const written = part.columns?.get('name') ?? part.text.split(/\s*\[|\s{2,}/u)[0] ?? '';
  if (placing.isOwnText && written !== name && !written.startsWith(`${name} (`)) {
    placeOwnTrait(placing, { ...entry, match: null }, key);
    return;
  }
  draft.edit((character) => addRow(character, 'traits', trait.row, key));
  const guesses = [...(match?.by === 'typo' ? [`read as ${listed.name}`] : []), ...trait.guesses];
  placing.traits.push({ key, entry, points: trait.points, name, guesses });
}

/** Adds a quirk, or a custom trait with the points of the text. */
function placeOwnTrait(placing: Placing, { part, figures }: Entry, key: string): void {
  const { draft } = placing;
  const { texts, points, sign, number } = figures;
  const isQuirk = part.section === 'quirk';
  if (isQuirk) {
    const text = part.columns
      ? (part.columns.get('name') ?? part.text)
      : part.text.replace(/\s*[[(]\s*[-−–]?1\s*(?:points?|pts?\.?)?\s*[\])]\s*$/u, '');
    const plan = planQuirk(draft.contextOnly(), text.slice(0, 400));
    const before = draft.character.traits.length;
    draft.edit(plan.change);
    const added = draft.character.traits.slice(before);
    draft.edit((character) => ({
      ...character,
      traits: character.traits.map((row) => (added.includes(row) ? { ...row, key } : row)),
    }));
    draft.set(part, 'understood', 'quirk');
    return;
  }
  const worth = points ?? (figures.bracketed !== null && figures.bracketed < 0 ? figures.bracketed : null);
  const kind: TraitKind =
    part.section === 'perk'
      ? 'perk'
      : part.section === 'disadvantage'
        ? 'disadvantage'
        : part.section === 'advantage' && (worth ?? 0) >= 0
          ? 'advantage'
          : worth !== null && worth < 0
            ? worth === -1
              ? 'quirk'
              : 'disadvantage'
            : 'advantage';
  const name = [
    figures.name,
    ...(number === null ? [] : [`${sign === '-' ? '−' : sign}${formatNumber(number)}`]),
    ...(texts.length > 0 ? [`(${texts.join('; ')})`] : []),
    ...(figures.roll === null ? [] : [`(${figures.roll} or less)`]),
  ].join(' ');
  const notes = [...figures.modifiers.map((modifier) => `${modifier.name} ${modifier.percent}%`), figures.note].filter(
    Boolean,
  );
  const own = z.parse(ownTraitSchema, { name: name.slice(0, 300), kind, points: worth ?? (kind === 'perk' ? 1 : 0) });
  draft.edit((character) => addRow(character, 'traits', { own, note: notes.join('; ') }, key));
  draft.set(
    part,
    placing.isOwnText ? 'understood' : 'guessed',
    `not in the lists: custom ${kind}, ${formatPoints(own.points)}${worth === null ? ', as the text has none' : ''}`,
  );
}

/** Compares the prices of traits with the text, once all of them are there. */
export function compareTraits(placing: Placing): void {
  const { draft } = placing;
  const { worksheet } = draft.sheet();
  for (const { key, entry, points, name, guesses } of placing.traits) {
    const stat = traitStat(key);
    const ours = worksheet.has(stat) ? worksheet.number(stat) : 0;
    draft.setWith(entry.part, `${name}, ${formatPoints(ours)}`, guesses);
    if (points === null || points === ours || entry.figures.isBoughtOff) continue;
    const finding = `trait:${entry.part.line}:${nameKey(entry.figures.name)}`;
    draft.findings.push({
      id: finding,
      line: entry.part.line,
      words: `${name} for ${formatPoints(points)} in the text; ${formatPoints(ours)} by the rules.`,
      options: [
        { id: 'rules', words: `Keep ${formatPoints(ours)}` },
        { id: 'text', words: `Custom trait for ${formatPoints(points)}` },
      ],
      chosen: 'rules',
    });
  }
  // A trait that the player made a custom one keeps the choice in sight.
  for (const entry of placing.entries) {
    if (entry.as !== 'trait' || !entry.match) continue;
    const finding = `trait:${entry.part.line}:${nameKey(entry.figures.name)}`;
    if (draft.choice(finding, 'rules') !== 'text') continue;
    draft.findings.push({
      id: finding,
      line: entry.part.line,
      words: `${entry.figures.name} is a custom trait, with the points of the text.`,
      options: [
        { id: 'rules', words: 'As the rules have it' },
        { id: 'text', words: 'Custom trait' },
      ],
      chosen: 'text',
    });
  }
}
