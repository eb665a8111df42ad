import { lazy, memo, useRef } from 'react';
import { firstTraitAdvice } from '../../builder/advice/newcomer-advice.ts';
import { canHaveKind, textOnlyParameter } from '../../builder/what-if/trait-offers.ts';
import type { TraitKind } from '../../character/trait-rows.ts';
import { formatFraction } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { pointsStat } from '../../rules/shared/points.ts';
import { countedKind, kindNames } from '../../rules/shared/traits.ts';
import { kindHeading } from '../../sheet-model/chapters/entry-groups.ts';
import { currentSheet, useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { addEntry, dropEntry, focusTarget } from '../../state/character/entries.ts';
import { chapterName } from '../../state/view/chapters.ts';
import { closeCustomEntry, createCustomEntry, useCustomEntryTarget } from '../../state/view/custom-entry-dialog.ts';
import { pickFor } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { type DataColumn, DataRow } from '../../ui/data-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Chapter } from '../chapter/chapter.tsx';
import { lineOf, useFindingsAt, useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { NestedName, useNestedRows } from '../rows/nested-name.tsx';
import { RowList } from '../rows/row-list.tsx';
import { hasLevels, TraitName } from './trait-name.tsx';
import './traits.css';
import { changeRow, type RowChange } from '../../character/edit-rows.ts';
import {
  findAnswer,
  findLeastLevel,
  findLevelStep,
  findMostLevels,
  findNearestLevel,
} from '../../rules/shared/trait-price.ts';
import { containerStat, traitStat } from '../../rules/stat-ids.ts';
import { isContainer } from '../../sheet-model/chapters/nest-rows.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { describePreview } from '../../state/character/describe-preview.ts';
import { announce } from '../../ui/announce.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { TabStops } from '../../ui/tab-stop.tsx';
import { issueTone } from '../issues/issue-words.ts';
import { RowMenu } from '../rows/row-menu.tsx';
import { TraitParameters } from '../rows/trait-parameters.tsx';
import { TraitDetails } from './trait-details.tsx';

/** How often to look whether a mouse button is still down, in milliseconds. */
const pressedAgain = 50;

/**
 * Removes the quirk that a row shows if it is left without a text. Not before a mouse button that took the focus away
 * is up again: its target must not move.
 */
function dropEmptyQuirk(row: HTMLElement): void {
  const drop = () => {
    if (document.documentElement.matches(':active')) setTimeout(drop, pressedAgain);
    else if (row.isConnected && !row.contains(document.activeElement)) dropIfEmpty(row.id.replace(/^row-/, ''));
  };
  setTimeout(drop);
}

function dropIfEmpty(key: string): void {
  const { context } = currentSheet();
  const trait = lineOf(context.traits, key);
  const row = lineOf(context.character.traits, key);
  const parameter = trait?.listed && textOnlyParameter(trait.listed);
  if (!row || !parameter || findAnswer(row, parameter.id) !== '') return;
  if (row.note === '' && row.modifiers.length === 0) dropEntry('traits', key, trait.plainName);
}

interface TraitRowProps {
  rowKey: string;
  /** True if the list has a column for levels. */
  leveled: boolean;
  /** The number of containers around it in the list. */
  depth?: number;
}

/** A row of the list of traits: level if it has levels, points, choices, and expandable details. */
const TraitRowForm = memo(function TraitRowForm({ rowKey, leveled, depth = 0 }: TraitRowProps) {
  const row = useCharacter(({ character }) => lineOf(character.traits, rowKey));
  const campaign = useCharacter(({ character }) => character.campaign);
  const trait = useSheetPart(({ context }) => {
    const resolved = lineOf(context.traits, rowKey);
    return (
      resolved && {
        name: resolved.name,
        plainName: resolved.plainName,
        listed: resolved.listed,
        levels: hasLevels(resolved),
      }
    );
  });
  const findings = useFindingsAt({ chapter: 'traits', row: rowKey });
  /** The level before the number being typed, which is committed at pauses. */
  const levelBefore = useRef(1);
  if (!row || !trait) return null;

  const { name, plainName, listed, levels } = trait;
  const maxLevel = listed ? findMostLevels(listed) : 1;
  // From a level that does not exist, a step leads to the nearest one that does.
  const levelAfter = (direction: number) =>
    listed ? findNearestLevel(listed, row.level + direction * findLevelStep(listed)) : row.level + direction;
  const setRow = (change: RowChange<'traits'>, words: string, mergeWithPrevious = false) =>
    editCharacter(words, (character) => changeRow(character, 'traits', rowKey, change), mergeWithPrevious);
  const setLevel = (level: number, mergeWithPrevious = false) => {
    if (!mergeWithPrevious) levelBefore.current = row.level;
    setRow({ level }, `${name} ${levelBefore.current} → ${level}`, mergeWithPrevious);
    announce(`${name} level ${level}`, `trait ${rowKey}`);
  };
  const hasChoices = listed?.parameters && !row.boughtOff && !textOnlyParameter(listed);
  const stepper = (
    <span key="level" data-main="">
      <TabStops>
        <Stepper
          group={name}
          label="Level"
          hideLabel
          value={row.level}
          canDown={row.level > (listed ? findLeastLevel(listed) : 1)}
          canUp={maxLevel === null || row.level < maxLevel}
          onStep={(direction) => setLevel(levelAfter(direction))}
          onType={setLevel}
          hint={(direction) => {
            const level = levelAfter(direction);
            if (level === row.level) return undefined;
            return describePreview(`${name} ${level}`, (character) =>
              changeRow(character, 'traits', rowKey, { level }),
            );
          }}
        />
      </TabStops>
    </span>
  );
  return (
    <DataRow
      id={`row-${rowKey}`}
      label={name}
      tone={issueTone(findings)}
      cells={[
        <NestedName key="name" rowKey={rowKey} name={name} depth={depth} container={isContainer(row)}>
          <TraitName rowKey={rowKey} row={row} onChange={setRow} />
        </NestedName>,
        ...(leveled ? [levels && !row.boughtOff && stepper] : []),
        <StatFigure key="points" stat={isContainer(row) ? containerStat(rowKey) : traitStat(rowKey)} />,
        <RowMenu key="menu" chapter="traits" rowKey={rowKey} name={name} own={row.own !== null} />,
      ]}
      below={
        (hasChoices || findings.length > 0) && (
          <>
            {hasChoices && (
              <TraitParameters
                name={plainName}
                facet={listed}
                choices={row.choices}
                level={row.level}
                campaign={campaign}
                tabStops={levels ? 1 : 2}
                onChange={(choices, words, mergeWithPrevious) => setRow({ choices }, words, mergeWithPrevious)}
              />
            )}
            {findings.length > 0 && <FindingsHere chapter="traits" row={rowKey} />}
          </>
        )
      }
      details={<TraitDetails rowKey={rowKey} name={name} row={row} onChange={setRow} />}
    />
  );
});

const columns: readonly DataColumn[] = [
  { id: 'name', heading: 'Name', width: 'minmax(0, 1fr)' },
  { id: 'level', heading: 'Level', width: 'var(--stepper)', line: 2 },
  { id: 'points', heading: 'Points', width: '3.5rem', align: 'end' },
  { id: 'menu', heading: 'Actions', width: 'calc(2 * var(--control-small))', hideHeading: true, line: 'open' },
];

const flatColumns = columns.filter(({ id }) => id !== 'level');

interface TraitRowsProps {
  label: string;
  keys: readonly string[];
  /** Called for Enter in a field of the last row; returns the key of the row that it has added, if any. */
  onEnterAtEnd?: ((control: HTMLElement) => string | null) | undefined;
}

/** A list of traits; it has a column for levels only if one of them has levels. A quirk left without a text is removed. */
function TraitRows({ label, keys, onEnterAtEnd }: TraitRowsProps) {
  const nested = useNestedRows('traits', keys);
  const leveled = useSheet(({ context }) => keys.some((key) => hasLevels(lineOf(context.traits, key))));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: where the focus leaves a row.
    <div
      className="trait-rows"
      onBlur={({ target }) => {
        const row = target.closest<HTMLElement>('tbody.data-row');
        if (row) dropEmptyQuirk(row);
      }}
    >
      <RowList
        chapter="traits"
        label={label}
        columns={leveled ? columns : flatColumns}
        keys={nested.keys}
        onEnterAtEnd={onEnterAtEnd}
        renderRow={(key) => <TraitRowForm key={key} rowKey={key} leveled={leveled} depth={nested.depthOf(key)} />}
      />
    </div>
  );
}

interface TraitGroupProps {
  kind: TraitKind;
  keys: readonly string[];
  /** The first group of the chapter: it gets the focus when the last row is removed. */
  first: boolean;
}

/** The traits of one kind, with their points, the count against a limit, and a button to add one. */
function TraitGroup({ kind, keys, first }: TraitGroupProps) {
  const advice = useSheet((sheet) => firstTraitAdvice(sheet, kind));
  const { singular, plural } = kindNames[kind];
  return (
    <section className="chapter-part chapter-card" data-field={plural} aria-labelledby={`traits-${kind}`}>
      <header className="trait-group-head">
        <h3 id={`traits-${kind}`} className="chapter-part-title">
          {kindHeading(kind)}
        </h3>
        <StatFigure stat={pointsStat(kind)} unit="points" />
        <LimitCount kind={kind} />
        <span className="trait-group-action">
          <Button icon="plus" size="small" data-field={first ? 'add' : `add-${kind}`} onClick={() => addTrait(kind)}>
            {`Add ${/^[aeiou]/.test(singular) ? 'an' : 'a'} ${singular}`}
          </Button>
        </span>
      </header>
      <FindingsHere chapter="traits" field={plural} />
      {keys.length > 0 ? (
        <TraitRows label={kindHeading(kind)} keys={keys} onEnterAtEnd={(control) => addAfter(kind, control)} />
      ) : (
        <p className="row-note">{advice || `No ${plural} yet.`}</p>
      )}
    </section>
  );
}

/** The points or traits that count against the limit: "−40 of −40 limit", "with reductions −50 of −100 limit", "3 of 5". */
function LimitCount({ kind }: { kind: TraitKind }) {
  const limit = useSheetPart(
    ({ ruleset, context }) =>
      ruleset.limits?.(context.character.campaign).find((candidate) => candidate.kind === kind) ?? null,
  );
  const value = useSheet(({ worksheet }) => (limit ? worksheet.number(limit.stat) : 0));
  const ownPoints = useSheet(({ worksheet }) => worksheet.number(pointsStat(kind)));
  if (!limit) return null;
  // Attributes and other numbers that were lowered count against it as well.
  const more = kind !== 'quirk' && value !== ownPoints ? 'with reductions ' : '';
  const text = `${more}${formatFraction(value)} of ${formatFraction(limit.most)}`;
  return (
    <span className="row-note">
      <StatFigure stat={limit.stat} text={kind === 'quirk' ? text : `${text} limit`} />
    </span>
  );
}

/** The entry of a kind that is only a text: the quirk. */
const findTextEntry = (kind: TraitKind) =>
  [...currentSheet().context.catalog.traits.values()].find(
    ({ facet }) => facet.kind === kind && textOnlyParameter(facet),
  );

/** Enter in the last quirk adds another, and from an empty one goes to the button that does. Returns the key of the new row. */
function addAfter(kind: TraitKind, control: HTMLElement): string | null {
  const textEntry = findTextEntry(kind);
  if (!textEntry || !(control instanceof HTMLInputElement)) return null;
  if (control.value.trim() !== '') return addEntry('traits', textEntry.id);
  focusTarget({ field: `add-${kind}` });
  return null;
}

/** Adds a trait: a free-text trait (quirk) directly, others by the picker, or by the form if none is listed. */
function addTrait(kind: TraitKind): void {
  const { catalog, character } = currentSheet().context;
  const entries = [...catalog.traits.values()];
  const textEntry = findTextEntry(kind);
  if (textEntry) focusTarget({ row: addEntry('traits', textEntry.id) });
  else if (entries.some(({ facet }) => canHaveKind(facet, kind, character.campaign))) pickFor('traits', kind);
  else createCustomEntry('traits', '', kind);
}

const OwnTraitDialog = lazy(() => import('../custom-entry/custom-trait-dialog.tsx'));

/** The chapter of traits, by kind, as far as the ruleset has them. */
export function TraitsChapter() {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const otherKeys = useSheetPart((sheet) => keysOf(sheet, null));
  const groups = useSheetPart((sheet) => sheet.ruleset.traitKinds.map((kind) => ({ kind, keys: keysOf(sheet, kind) })));
  const target = useCustomEntryTarget('traits');
  const kinds = ruleset.traitKinds;
  const [singleKind] = kinds.length === 1 ? kinds : [];
  return (
    <Chapter
      id="traits"
      title={chapterName(ruleset, 'traits')}
      intro={
        kinds.includes('disadvantage')
          ? 'Advantages cost points; disadvantages and quirks give some back. Their effects are applied automatically.'
          : 'Gifts your character is born with or has earned. Each has a price; its effects are applied automatically.'
      }
      points={singleKind && pointsStat(singleKind)}
      action={singleKind && groups[0]?.keys.length !== 0 && <AddTraitButton kind={singleKind} />}
    >
      {singleKind ? (
        <SingleKindList kind={singleKind} keys={groups[0]?.keys ?? []} />
      ) : (
        groups.map(({ kind, keys }, index) => <TraitGroup key={kind} kind={kind} keys={keys} first={index === 0} />)
      )}
      {otherKeys.length > 0 && (
        <section className="chapter-part chapter-card" aria-labelledby="traits-others">
          <h3 id="traits-others" className="chapter-part-title">
            Not in these rules
          </h3>
          <TraitRows label="Not in these rules" keys={otherKeys} />
        </section>
      )}
      {target && (
        <ScreenPart name="This dialog" onClose={closeCustomEntry}>
          <OwnTraitDialog target={target} />
        </ScreenPart>
      )}
    </Chapter>
  );
}

type Kind = DerivedCharacter['ruleset']['traitKinds'][number];

/** The keys of the rows of a kind; with null those of kinds that the ruleset does not have, and of unknown entries. */
function keysOf({ context, ruleset, worksheet }: DerivedCharacter, kind: Kind | null): string[] {
  const known = (candidate: Kind | undefined) =>
    candidate !== undefined && ruleset.traitKinds.includes(candidate) ? candidate : null;
  const { traits } = context;
  return traits.filter((trait) => known(countedKind(worksheet, traits, trait)) === kind).map(({ key }) => key);
}

/** The list for a ruleset with a single kind of trait. */
function SingleKindList({ kind, keys }: { kind: Kind; keys: readonly string[] }) {
  const advice = useSheet((sheet) => firstTraitAdvice(sheet, kind));
  const { plural } = kindNames[kind];
  if (keys.length > 0) return <TraitRows label={kindHeading(kind)} keys={keys} />;
  return (
    <EmptyState title={`No ${plural} yet.`} actions={<AddTraitButton kind={kind} />}>
      {advice}
    </EmptyState>
  );
}

function AddTraitButton({ kind }: { kind: Kind }) {
  const { singular } = kindNames[kind];
  return <AddButton chapter="traits">{`Add ${/^[aeiou]/.test(singular) ? 'an' : 'a'} ${singular}`}</AddButton>;
}
