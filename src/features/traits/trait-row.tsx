import { memo, useRef } from 'react';
import { textOnlyParameter } from '../../builder/what-if/trait-offers.ts';
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
import { currentSheet, useCharacter } from '../../state/character/derived-character.ts';
import { describePreview } from '../../state/character/describe-preview.ts';
import { dropEntry } from '../../state/character/entries.ts';
import { announce } from '../../ui/announce.ts';
import { DataRow } from '../../ui/data-list.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TabStops } from '../../ui/tab-stop.tsx';
import { lineOf, useFindingsAt, useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { issueTone } from '../issues/issue-words.ts';
import { NestedName } from '../rows/nested-name.tsx';
import { RowMenu } from '../rows/row-menu.tsx';
import { TraitParameters } from '../rows/trait-parameters.tsx';
import { TraitDetails } from './trait-details.tsx';
import { hasLevels, TraitName } from './trait-name.tsx';

/** How often to look whether a mouse button is still down, in milliseconds. */
const PRESSED_AGAIN = 50;

/**
 * Removes the quirk that a row shows if it is left without a text. Not before a mouse button that took the focus away is up again: what it
 * presses must not move.
 */
export function dropEmptyQuirk(row: HTMLElement): void {
  const drop = () => {
    if (document.documentElement.matches(':active')) setTimeout(drop, PRESSED_AGAIN);
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
export const TraitRowForm = memo(function TraitRowForm({ rowKey, leveled, depth = 0 }: TraitRowProps) {
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
