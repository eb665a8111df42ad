import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  type OwnPrerequisite,
  type OwnTest,
  ownPrerequisiteSchema,
  ownTestSchema,
  requiredKinds,
} from '../../character/custom-effect.ts';
import { describePrerequisite } from '../../rules/prerequisites/prerequisite-words.ts';
import { prerequisitesOf } from '../../rules/resolve/custom-entries.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import type { SelectOption } from '../../ui/field.tsx';
import { matchOptions, sourceOptions } from './effect-rows.tsx';
import { FormCheckbox, FormNumber, FormRows, FormSelect, FormText } from './form-fields.tsx';

type RequiredKind = OwnTest['kind'];

/** The name of each kind of requirement in the form, and the form of its fields. */
interface KindWords {
  /** The choice itself. */
  readonly choice: string;
  /** The label of the name; none if nothing is named. */
  readonly name?: string;
  /** The meaning of an empty name, if allowed. */
  readonly any?: string;
  /** The label of the lower bound; none if there are no bounds. */
  readonly atLeast?: string;
  readonly atMost?: string;
  /** The meaning of an empty lower bound. */
  readonly none?: string;
}

const kindWords: Readonly<Record<RequiredKind, KindWords>> = {
  trait: { choice: 'a trait', name: 'Trait', atLeast: 'Level at least', atMost: 'Level at most', none: 'any' },
  skill: { choice: 'a skill', name: 'Skill', atLeast: 'Level at least', atMost: 'Level at most', none: 'learned' },
  spell: { choice: 'spells by name', name: 'Spell', any: 'any', atLeast: 'How many', atMost: 'At most', none: '1' },
  college: {
    choice: 'spells of a college',
    name: 'College',
    any: 'any',
    atLeast: 'How many',
    atMost: 'At most',
    none: '1',
  },
  tag: { choice: 'spells with a tag', name: 'Tag', any: 'any', atLeast: 'How many', atMost: 'At most', none: '1' },
  colleges: { choice: 'spells of several colleges', atLeast: 'How many colleges', none: '1' },
  number: { choice: 'an attribute or other number', atLeast: 'At least', atMost: 'At most', none: 'none' },
  weight: { choice: 'the weight of its contents', atLeast: 'At least (lb)', atMost: 'At most (lb)', none: 'none' },
  quantity: { choice: 'the number of items in it', atLeast: 'At least', atMost: 'At most', none: 'none' },
  inUse: { choice: 'an item worn or in hand', name: 'Item' },
};

const ofContainers: readonly RequiredKind[] = ['weight', 'quantity'];

/** The possible requirements. Contents are only for items; an existing requirement of that kind is kept. */
const kindOptions = (isItem: boolean, kept: RequiredKind): SelectOption<RequiredKind>[] =>
  requiredKinds
    .filter((kind) => isItem || kind === kept || !ofContainers.includes(kind))
    .map((kind) => ({ value: kind, label: kindWords[kind].choice }));

/** A new prerequisite has one alternative, as most have. */
const blank = z.parse(ownPrerequisiteSchema, { any: [{}] });
const blankTest: OwnTest = z.parse(ownTestSchema, {});
const none: readonly OwnPrerequisite[] = [];

/** The requirements of a custom entry: all of these, each by any one of its alternatives. */
export function PrerequisiteRows({ isItem = false }: { isItem?: boolean }) {
  const own = useWatch<{ prerequisites: readonly OwnPrerequisite[] }, 'prerequisites'>({ name: 'prerequisites' });
  return (
    <FormRows
      name="prerequisites"
      title="Prerequisites"
      rowName="prerequisite"
      blank={blank}
      renderRow={(path, index) => {
        const prerequisite = { ...blank, ...(own ?? none)[index] };
        return (
          <>
            <FormRows
              name={`${path}.any`}
              title={prerequisite.any.length > 1 ? 'Any one of these' : 'Requires'}
              rowName="alternative"
              blank={blankTest}
              renderRow={(test, place) => (
                <TestFields path={test} own={{ ...blankTest, ...prerequisite.any[place] }} isItem={isItem} />
              )}
            />
            <FormNumber name={`${path}.fromTechLevel`} label="Only from TL" optional placeholder="any" />
            <FormNumber name={`${path}.toTechLevel`} label="Only up to TL" optional placeholder="any" />
            <InWords prerequisite={prerequisite} />
          </>
        );
      }}
    />
  );
}

/** The prerequisite as the entry will show it: "Magery 2 or Empathy (from TL6 on)". */
function InWords({ prerequisite }: { prerequisite: OwnPrerequisite }) {
  const catalog = useSheet(({ context }) => context.catalog);
  const [read] = prerequisitesOf([prerequisite]);
  return read ? <p className="row-note form-row-flags">{describePrerequisite(catalog, read)}</p> : null;
}

interface TestProps {
  path: string;
  own: OwnTest;
}

/** One thing that is required. */
function TestFields({ path, own, isItem }: TestProps & { isItem: boolean }) {
  const { kind, note } = own;
  const words = kindWords[kind];
  return (
    <>
      <FormSelect name={`${path}.kind`} label="What" options={kindOptions(isItem, kind)} />
      {words.name !== undefined && <Named path={path} own={own} label={words.name} any={words.any} />}
      {kind === 'number' && <Numbers path={path} own={own} />}
      {kind === 'skill' && <FormText name={`${path}.speciality`} label="Speciality" placeholder="any" />}
      {words.atLeast !== undefined && (
        <FormNumber name={`${path}.atLeast`} label={words.atLeast} optional placeholder={words.none ?? ''} />
      )}
      {words.atMost !== undefined && (
        <FormNumber name={`${path}.atMost`} label={words.atMost} optional placeholder="no limit" />
      )}
      {kind === 'trait' && <FormText name={`${path}.note`} label="With this note or modifier" placeholder="any" />}
      <div className="form-row-flags">
        <FormCheckbox name={`${path}.not`} label="must not be met" />
        {kind === 'trait' && note.trim() !== '' && (
          <FormCheckbox name={`${path}.withoutNote`} label="without this note or modifier" />
        )}
      </div>
    </>
  );
}

/** Names that the lists and the character have: of traits, of skills, of spells, of colleges, of items. */
function useSuggestions(kind: OwnTest['kind']): readonly string[] {
  const { catalog, traits, skills, items } = useSheet(({ context }) => context);
  switch (kind) {
    case 'trait':
      return unique([...traits.map(({ plainName }) => plainName), ...namesOf(catalog.traits.values())]);
    case 'skill':
    case 'spell': {
      const isSpell = kind === 'spell';
      const listed = [...catalog.skills.values()].filter(({ facet }) => Boolean(facet.spell) === isSpell);
      const mine = skills.filter(({ facet }) => Boolean(facet?.spell) === isSpell);
      return unique([...mine.map(({ plainName }) => plainName), ...namesOf(listed)]);
    }
    case 'college':
      return unique(
        [...catalog.skills.values(), ...skills].flatMap(({ facet }) => [...(facet?.spell?.colleges ?? [])]),
      );
    case 'inUse':
      return unique(items.map(({ name }) => name));
    default:
      return [];
  }
}

const namesOf = (entries: Iterable<{ readonly name: string }>): string[] => [...entries].map(({ name }) => name);
const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

function Named({ path, own, label, any }: TestProps & { label: string; any?: string | undefined }) {
  const suggestions = useSuggestions(own.kind);
  return (
    <>
      <FormSelect name={`${path}.match`} label="Matches" options={matchOptions} />
      <FormText name={`${path}.name`} label={label} suggestions={suggestions} placeholder={any ?? ''} />
    </>
  );
}

/** A number of the sheet, and another one that is added to it. */
function Numbers({ path, own }: TestProps) {
  const sheet = useSheet((whole) => whole);
  const offered = sourceOptions(sheet);
  const withKept = (stat: string) =>
    offered.some(({ value }) => value === stat) ? offered : [...offered, { value: stat, label: stat }];
  const [, ...others] = withKept(own.plus);
  return (
    <>
      <FormSelect name={`${path}.name`} label="Number" options={withKept(own.name)} needed="Choose a number." />
      <FormSelect name={`${path}.plus`} label="Plus" options={[{ value: '', label: 'nothing' }, ...others]} />
    </>
  );
}
