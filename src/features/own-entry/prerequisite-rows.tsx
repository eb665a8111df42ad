import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  type OwnPrerequisite,
  type OwnTest,
  ownPrerequisiteSchema,
  ownTestSchema,
} from '../../character/own-prerequisite.ts';
import { describePrerequisite } from '../../rules/prerequisites/prerequisite-words.ts';
import { prerequisitesOf } from '../../rules/resolve/own-prerequisites.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { matchOptions, sourceOptions } from './effect-options.ts';
import { FormCheckbox, FormNumber, FormSelect, FormText } from './form-fields.tsx';
import { FormRows } from './form-rows.tsx';
import { kindOptions, kindWords } from './prerequisite-options.ts';

/** A new prerequisite has one alternative, as most have. */
const blank = z.parse(ownPrerequisiteSchema, { any: [{}] });
const blankTest: OwnTest = z.parse(ownTestSchema, {});
const none: readonly OwnPrerequisite[] = [];

/** What a typed-in entry requires: all of these, each by any one of its alternatives. */
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
