import { useEffect, useState } from 'react';
import { unnamed } from '../../character/character.ts';
import { withChoice } from '../../character/edit-character.ts';
import type { RowChange } from '../../character/edit-rows.ts';
import type { LinkedCharacter, TraitRow } from '../../character/trait-rows.ts';
import { formatFraction } from '../../engine/format.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet, useSheet } from '../../state/character/derived-character.ts';
import { refreshLibrary } from '../../state/library/library.ts';
import { updateMissingPoints } from '../../state/library/library-points.ts';
import { type CharacterSummary, useLibraryStore } from '../../state/library/library-store.ts';
import { openStored } from '../../state/saving/open-record.ts';
import { describeSavingProblem } from '../../state/saving/saving-reason.ts';
import { notify } from '../../state/view/notices.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';

/** The points of a character of the library by today's rules; null if they cannot be calculated. */
async function findPoints(id: string): Promise<number | null> {
  await updateMissingPoints([id]);
  const summary = useLibraryStore.getState().characters.list.find((each) => each.id === id);
  return summary?.points?.spent ?? null;
}

/** How the linked character of a row is in the library now. */
type Now = 'not-read' | 'gone' | 'same' | { readonly name: string; readonly points: number };

function compare(linked: LinkedCharacter, summary: CharacterSummary | undefined, isRead: boolean): Now {
  if (!summary || summary.binned !== null) return isRead ? 'gone' : 'not-read';
  const points = summary.points?.spent ?? linked.points;
  const name = summary.name || unnamed;
  return points === linked.points && name === linked.name ? 'same' : { name, points };
}

/** Opens a character in place of the open one. A failure is reported in a notice. */
async function open({ id, name }: CharacterSummary): Promise<void> {
  const outcome = await openStored(id);
  if (outcome.ok) return;
  const text = describeSavingProblem(outcome.error, 'list');
  notify({ kind: 'problem', title: `${name || unnamed} was not opened`, text });
}

interface LinkedCharacterFieldProps {
  name: string;
  row: TraitRow;
  onChange: (change: RowChange<'traits'>, words: string) => void;
}

/**
 * The character of the library that a trait stands for: its points, their share of the owner's, and what has become of it. The
 * answer that decides the price follows when it is chosen and when it is updated, as one step.
 */
export function LinkedCharacterField({ name, row, onChange }: LinkedCharacterFieldProps) {
  const { linked, entry } = row;
  const openId = useCharacterStore(({ id }) => id);
  const characters = useLibraryStore((state) => state.characters);
  const ownPoints = useSheet(({ worksheet }) => worksheet.number('points.budget'));
  const rules = useSheet(({ ruleset }) => ruleset.linkedCharacters);
  const [unknown, setUnknown] = useState<string | null>(null);
  const linkedId = linked?.character;
  useEffect(() => {
    const read = async () => {
      await refreshLibrary();
      if (linkedId !== undefined) await updateMissingPoints([linkedId]);
    };
    read().catch(console.error);
  }, [linkedId]);
  const offered = characters.list.filter(({ id, binned }) => binned === null && id !== openId);
  const summary = linked && characters.list.find(({ id }) => id === linked.character);
  const now = linked && compare(linked, summary, characters.state === 'read' && characters.problem === null);

  /** Links to a character of these figures, with the price that the book has for it; the answers are those of the row as it is now. */
  const link = (next: LinkedCharacter, words: string) => {
    const { context, worksheet } = currentSheet();
    const { choices: answers } = context.character.traits.find(({ key }) => key === row.key) ?? row;
    const listed = context.catalog.traits.get(entry)?.facet;
    const judged = rules?.judge(entry, next.points, worksheet.number('points.budget'));
    const who = listed?.parameters?.find(({ options }) => options === undefined)?.id;
    const isNamed = who === undefined || answers.some(({ parameter, value }) => parameter === who && value !== '');
    const named = isNamed ? answers : withChoice(answers, who, next.name);
    const choices = judged?.option ? withChoice(named, judged.parameter, judged.option) : named;
    onChange({ linked: next, choices }, words);
    announce(words);
  };
  const choose = (id: string) => {
    if (id === '') {
      onChange({ linked: undefined }, `${name}: no linked character`);
      return;
    }
    const chosen = offered.find((each) => each.id === id);
    if (!chosen) return;
    const nameNow = chosen.name || unnamed;
    findPoints(id).then((points) => {
      if (useCharacterStore.getState().id !== openId) return; // another character was opened meanwhile
      setUnknown(points === null ? nameNow : null);
      if (points !== null) link({ character: id, name: nameNow, points }, `${name}: linked to ${nameNow}`);
    }, console.error);
  };
  const judged = linked && rules?.judge(entry, linked.points, ownPoints);
  const answer = judged && row.choices.find(({ parameter }) => parameter === judged.parameter)?.value;
  const isPriceOld = judged !== undefined && judged.option !== null && answer !== judged.option;
  const hasChanged = typeof now === 'object';
  return (
    <div className="trait-linked" data-field="linked">
      <ComboBox
        label="Character of your library"
        about={name}
        value={linked && offered.some(({ id }) => id === linked.character) ? linked.character : ''}
        options={[
          { value: '', label: linked && now === 'gone' ? `${linked.name} (not in your library)` : 'none' },
          ...offered.map(({ id, name: each, points }) => ({
            value: id,
            label: each || unnamed,
            detail: points === null ? '' : formatPoints(points.spent),
          })),
        ]}
        hint={linked ? undefined : 'Its points decide the price.'}
        onCommit={choose}
      />
      {unknown !== null && <p role="status">The points of {unknown} could not be calculated.</p>}
      {linked && (
        <>
          <p>
            {linked.name}: {formatPoints(linked.points)}
            {judged?.percent != null && `, ${formatFraction(judged.percent)}% of your ${formatFraction(ownPoints)}`}.
            {judged?.option === null && ' The book has no price for that.'}
            {now === 'gone' && ' Not in your library now: these are the points of the last time.'}
            {hasChanged && ` In your library now: ${now.name}, ${formatPoints(now.points)}.`}
            {!hasChanged && isPriceOld && ' The price is for other points.'}
          </p>
          <div className="trait-linked-buttons">
            {(hasChanged || isPriceOld) && (
              <Button
                size="small"
                variant="primary"
                onClick={() => link({ ...linked, ...(hasChanged ? now : {}) }, `${name}: updated from ${linked.name}`)}
              >
                Update
              </Button>
            )}
            {summary && now !== 'gone' && (
              <Button size="small" icon="go" onClick={() => void open(summary)}>
                Open {linked.name}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => choose('')}>
              Remove the link
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
