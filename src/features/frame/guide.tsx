import { useState } from 'react';
import { findLeaning, suggestSkills } from '../../builder/advice/leaning.ts';
import { formatFraction } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { describeFinding } from '../../rules/findings/finding-sentences.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { chapterPoints } from '../../sheet-model/chapters/chapter-points.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { chapterIds, chapterName } from '../../state/view/chapters.ts';
import { showGuide, usePreferences } from '../../state/view/preferences.ts';
import type { ChapterId } from '../../state/view/view-state.ts';
import { firstField, openChapter, openDialog, showPlay, useViewStore } from '../../state/view/view-store.ts';
import { Button, IconButton } from '../../ui/buttons.tsx';

/**
 * The newcomer's next step, and its place: a chapter with a row or field in it, by default its first; `findings` means the list
 * of issues, `ready` that nothing is left to do before play.
 */
interface NextStep {
  readonly words: string;
  readonly go: ChapterId | 'findings' | 'ready';
  readonly target?: { readonly row?: string; readonly field?: string };
}

/** The share of the points to spend that a finished character may have left. */
const mayBeLeft = 0.05;

/** The first step not yet done, in the order in which a character is usually made. */
export function nextStep(sheet: DerivedCharacter): NextStep {
  const { ruleset, worksheet, context, findings } = sheet;
  const { character } = context;
  const left = worksheet.number('points.left');
  const leftWords = `${formatFraction(left)} ${left === 1 ? 'point' : 'points'} left`;
  if (character.name === '') return { words: 'Name your character.', go: 'concept' };
  if (left < 0) {
    const words = `${formatPoints(-left)} over budget. Lower something, or raise the budget.`;
    return { words, go: 'concept', target: { field: 'budget' } };
  }
  if (left > 0 && chapterPoints('attributes', ruleset, worksheet) === 0 && character.skills.length === 0) {
    return { words: `${leftWords}. Start with attributes.`, go: 'attributes' };
  }
  if (character.skills.length === 0) {
    return { words: `${leftWords}. Time for some skills.`, go: 'skills' };
  }
  const spells = context.skills.filter(({ facet }) => facet?.spell).length;
  if (ruleset.spells?.isMage(context) && spells === 0) {
    const gift = context.catalog.traits.get(ruleset.spells.gift)?.name ?? 'The gift';
    return { words: `You have ${gift} but no spells yet.`, go: 'spells' };
  }
  if (character.equipment.length === 0) {
    return { words: 'No equipment yet. Add weapons, armor, a pack.', go: 'equipment' };
  }
  const rules = findings.filter(({ kind, waived }) => kind === 'rule' && waived === undefined).length;
  if (rules > 0) {
    const words =
      rules === 1
        ? 'One rules issue. Fix it, or allow it with a reason.'
        : `${rules} rules issues. Fix them, or allow them with a reason.`;
    return { words, go: 'findings' };
  }
  const [missing, ...moreIncomplete] = findings.filter(
    ({ kind, waived }) => kind === 'incomplete' && waived === undefined,
  );
  if (missing) {
    const chapter = chapterIds.find((id) => id === missing.place.chapter);
    if (moreIncomplete.length > 0)
      return { words: `${moreIncomplete.length + 1} choices still to make.`, go: 'findings' };
    if (!chapter) return { words: describeFinding(missing.fact), go: 'findings' };
    const { row, field } = missing.place;
    return {
      words: describeFinding(missing.fact),
      go: chapter,
      target: { ...(row ? { row } : {}), ...(field ? { field } : {}) },
    };
  }
  if (left === 0) return { words: 'All points spent. Ready to play.', go: 'ready' };
  if (left <= mayBeLeft * worksheet.number('points.budget')) {
    return { words: `Ready to play. ${leftWords} for later.`, go: 'ready' };
  }
  return {
    words: `${leftWords}: ${waysToSpend(sheet)}.`,
    go: spells > 0 ? 'spells' : 'skills',
    target: { field: 'add' },
  };
}

/** How a character of this kind may spend its points: "add Lockpicking or Climbing, or raise what you have". */
function waysToSpend(sheet: DerivedCharacter): string {
  const leaning = findLeaning(sheet);
  const skills = leaning ? suggestSkills(sheet, leaning) : [];
  if (sheet.context.skills.some(({ facet }) => facet?.spell)) return 'learn more spells, or raise IQ';
  return skills.length === 0
    ? 'add a skill or advantage, or raise an attribute'
    : `add ${skills.join(' or ')}, or raise what you have`;
}

/**
 * The next step, for players who do not know the rules. Hidden while there are notices; it ends when a character that is ready is
 * printed or played, and can be dismissed for good.
 */
export function Guide() {
  const shown = usePreferences(({ guide }) => guide);
  const chapter = useViewStore((state) => state.chapter);
  const id = useCharacterStore((state) => state.id);
  const sheet = useSheet((all) => all);
  const notices = useViewStore((state) => state.notices.length > 0);
  /** The id of a character that was printed or played from here. */
  const [finished, setFinished] = useState('');
  if (!shown || notices) return null;
  const { words, go, target } = nextStep(sheet);
  if (go === 'ready' && finished === id) return null;
  const goToStep = () => {
    if (go === 'findings') openDialog('findings');
    else if (go !== 'ready') openChapter(go, target ?? { field: firstField });
  };
  const finish = (begin: () => void) => {
    setFinished(id);
    begin();
  };
  return (
    <aside className="guide print-hidden" aria-label="What next">
      <p className="guide-next">
        <strong>What next</strong> {words}{' '}
        {go === 'ready' ? (
          <>
            <Button className="guide-go" size="small" onClick={() => finish(() => openDialog('print'))}>
              Print…
            </Button>{' '}
            <Button className="guide-go" size="small" onClick={() => finish(() => showPlay(true))}>
              Play
            </Button>
          </>
        ) : (
          <Button className="guide-go" size="small" onClick={goToStep}>
            {go === 'findings' ? 'Show issues' : go === chapter ? 'Show me' : `Go to ${chapterName(sheet.ruleset, go)}`}
          </Button>
        )}
      </p>
      <IconButton icon="close" size="small" label="Hide What next" onClick={() => showGuide(false)} />
    </aside>
  );
}
