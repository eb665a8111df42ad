import { formatSigned } from '../../engine/numbers.ts';
import { buildModel } from '../model/build-model.ts';
import type { TraitLine } from '../model/sheet-model.ts';
import type { ResolvedTrait } from '../resolve/context.ts';
import { answerTo, chosenOptions } from '../shared/trait-choices.ts';
import { type Absence, type Both, type Difference, type Paired, textDifference } from './comparison.ts';
import { figureDifference } from './figure-differences.ts';
import { orderDifference } from './order-difference.ts';
import { pairNamedRows } from './pair-rows.ts';
import { longTextDifference, typedInDifferences } from './typed-in-differences.ts';

/** Advantages, disadvantages, perks and quirks: what is new or gone, and what of the others changed. */
export function compareTraits(both: Both): Difference[] {
  const { before, after } = both;
  const pairs = pairNamedRows(before.context.traits, after.context.traits, ({ facet, listed }) =>
    (listed ?? facet)?.repeatable ? null : '',
  );
  return [
    ...pairs.flatMap((pair) => traitDifferences(both, pair)),
    ...orderDifference('traits', pairs, after.context.traits, ({ name }) => name),
  ];
}

function traitDifferences(both: Both, pair: Paired<ResolvedTrait>): Difference[] {
  const line = (side: 'before' | 'after', trait: ResolvedTrait) =>
    buildModel(both[side]).traits.find(({ key }) => key === trait.key);
  if (pair.before === null) return aloneTrait(pair.after, line('after', pair.after), 'new');
  if (pair.after === null) return aloneTrait(pair.before, line('before', pair.before), 'gone');
  const [one, other] = [pair.before, pair.after];
  if (one.facet && !other.facet) return aloneTrait(one, line('before', one), 'gone', 'not in these rules');
  if (other.facet && !one.facet) return aloneTrait(other, line('after', other), 'new', 'not in these rules');
  const [oneLine, otherLine] = [line('before', one), line('after', other)];
  const key = `traits:${one.key}.${other.key}`;
  const { name } = other;
  const plain = (part: string, from: string, to: string) =>
    textDifference({ key: `${key}.${part}`, name, part }, from, to);
  const yes = (on: boolean) => (on ? 'yes' : 'no');
  return [
    ...plain(
      'name',
      one.row.own && other.row.own ? '' : one.plainName,
      one.row.own && other.row.own ? '' : other.plainName,
    ),
    ...(one.facet && other.facet ? plain('kind', one.facet.kind, other.facet.kind) : []),
    ...figureDifference(
      both,
      { key: `${key}.points`, name, part: 'points' },
      oneLine?.points ?? null,
      otherLine?.points ?? null,
    ),
    ...plain('level', String(one.row.level), String(other.row.level)),
    ...answerDifferences(both, key, one, other),
    ...plain('modifiers', modifierWords(one), modifierWords(other)),
    ...plain('resisted on', String(one.row.selfControl ?? ''), String(other.row.selfControl ?? '')),
    ...plain('bought', gainedWords[one.row.gained], gainedWords[other.row.gained]),
    ...plain('bought off', yes(one.row.boughtOff), yes(other.row.boughtOff)),
    ...typedInDifferences(key, name, one.row.own, other.row.own),
    ...longTextDifference({ key: `${key}.note`, name, part: 'note' }, one.row.note, other.row.note),
  ];
}

const gainedWords = { creation: 'when the character was made', play: 'later, in play' } as const;

const modifierWords = ({ row }: ResolvedTrait): string =>
  row.modifiers.map(({ name, percent }) => `${name || 'modifier'} ${formatSigned(percent)}%`).join(', ');

/** A trait that only one side has, or knows, with its points and its note. */
function aloneTrait(
  trait: ResolvedTrait,
  line: TraitLine | undefined,
  what: 'new' | 'gone',
  absent: Absence = 'not there',
): Difference[] {
  const points = line?.points.text ?? '';
  const text = [
    trait.facet ? `${points} ${points === '1' || points === '−1' ? 'point' : 'points'}` : 'there',
    line?.note,
  ]
    .filter(Boolean)
    .join('; ');
  const heading = { key: `traits:${what}.${trait.key}`, name: line?.name ?? trait.name };
  return textDifference(heading, what === 'gone' ? text : null, what === 'new' ? text : null, { absent });
}

/** What was chosen or written for each question of the trait, by the words of its options. */
function answerDifferences(both: Both, key: string, one: ResolvedTrait, other: ResolvedTrait): Difference[] {
  const asked = [...(other.listed?.parameters ?? []), ...(one.listed?.parameters ?? [])];
  const ids = [
    ...new Set([...asked, ...one.row.choices.map(idOf), ...other.row.choices.map(idOf)].map(({ id }) => id)),
  ];
  return ids.flatMap((id) => {
    const label = asked.find((parameter) => parameter.id === id)?.label ?? id;
    const heading = {
      key: `${key}.choice.${id}`,
      name: other.name,
      part: label.charAt(0).toLowerCase() + label.slice(1),
    };
    return longTextDifference(
      heading,
      answerWords(both.before.context, one, id),
      answerWords(both.after.context, other, id),
    );
  });
}

const idOf = ({ parameter }: { readonly parameter: string }) => ({ id: parameter });

function answerWords({ character }: Both['before']['context'], { row, listed }: ResolvedTrait, id: string): string {
  const chosen = listed
    ? chosenOptions(listed, row, character.campaign).find(({ parameter }) => parameter.id === id)
    : null;
  return chosen?.option.name ?? answerTo(row, id);
}
