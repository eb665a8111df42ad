import { formatFraction } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { describeFinding } from '../../rules/findings/finding-sentences.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { chapterPoints } from '../../sheet-model/chapters/chapter-points.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { chapterIds, chapterName } from '../../state/view/chapters.ts';
import { showGuide, usePreferences } from '../../state/view/preferences.ts';
import type { ChapterId } from '../../state/view/view-state.ts';
import { openChapter, openDialog, useViewStore } from '../../state/view/view-store.ts';
import { Button, IconButton } from '../../ui/buttons.tsx';

/** The newcomer's next step, and its place. `findings` opens the list of issues, `print` the print dialog. */
interface NextStep {
  readonly words: string;
  readonly go: ChapterId | 'findings' | 'print';
}

/** The first step not yet done, in the order in which a character is usually made. */
export function nextStep({ ruleset, worksheet, context, findings }: DerivedCharacter): NextStep {
  const { character } = context;
  const left = worksheet.number('points.left');
  const leftWords = `${formatFraction(left)} ${left === 1 ? 'point' : 'points'} left`;
  if (character.name === '') return { words: 'Name your character.', go: 'concept' };
  if (left < 0) {
    return { words: `${formatPoints(-left)} over budget. Lower something, or raise the budget.`, go: 'concept' };
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
    return { words: describeFinding(missing.fact), go: chapter ?? 'findings' };
  }
  if (left > 0) return { words: `${leftWords}: add a skill or advantage, or raise an attribute.`, go: 'skills' };
  return { words: 'All points spent. Ready to play.', go: 'print' };
}

/** The next step, for players who do not know the rules. Hidden while there are notices; can be dismissed for good. */
export function Guide() {
  const shown = usePreferences(({ guide }) => guide);
  const chapter = useViewStore((state) => state.chapter);
  const sheet = useSheet((all) => all);
  const notices = useViewStore((state) => state.notices.length > 0);
  if (!shown || notices) return null;
  const { words, go } = nextStep(sheet);
  const goToStep = () => {
    if (go === 'findings') openDialog('findings');
    else if (go === 'print') openDialog('print');
    else openChapter(go);
  };
  return (
    <aside className="guide print-hidden" aria-label="What next">
      <p className="guide-next">
        <strong>What next</strong> {words}{' '}
        {go !== chapter && (
          <Button className="guide-go" size="small" onClick={goToStep}>
            {go === 'findings' ? 'Show issues' : go === 'print' ? 'Print…' : `Go to ${chapterName(sheet.ruleset, go)}`}
          </Button>
        )}
      </p>
      <IconButton icon="close" size="small" label="Hide the guide" onClick={() => showGuide(false)} />
    </aside>
  );
}
