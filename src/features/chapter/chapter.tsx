import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formatFraction } from '../../engine/format.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { formatRelativeLevel } from '../../rules/shared/skill-ladder.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { chapterIds, chapterName, hasChapter } from '../../state/view/chapters.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import type { ChapterId } from '../../state/view/view-state.ts';
import { firstField, openChapter, openDialog, pickFor, useViewStore } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { StatFigure } from '../derived/stat-figure.tsx';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { OpenEntryPicker } from './open-entry-picker.tsx';
import './chapter.css';

const formatPointsOf = (n: number): string => (n === 1 ? '1 point' : `${formatFraction(n)} points`);

/** Example prices of an attribute: "DX 12 costs 20 points, DX 13 costs 30." Empty if it cannot be bought. */
function attributeCost(ruleset: Ruleset): string {
  const dx = ruleset.attributes.find(({ id }) => id === 'dx');
  if (!dx) return '';
  const price = (level: number) => ruleset.attributePrice(dx.id, level);
  const [twelve, thirteen] = [price(12), price(13)];
  if (twelve === null || thirteen === null) return '';
  return `${dx.short} 12 costs ${formatPointsOf(twelve)}, ${dx.short} 13 costs ${formatFraction(thirteen)}.`;
}

/** The usual price of a weapon skill: "A weapon at DX+1 (average) costs 4 points." */
function skillCost(ruleset: Ruleset): string {
  const price = ruleset.skillLadder.price({ kind: 'physical', difficulty: 'average' }, 1);
  return price === null ? '' : `A weapon skill at DX+1 usually costs ${formatPointsOf(price)}.`;
}

/**
 * The usual price of a spell: "A spell costs 1 point at IQ−2, 4 points at IQ; each level of Magery counts as +1 IQ."
 */
function spellCost({ skillLadder, spells }: Ruleset): string {
  const usual = { kind: 'mental', difficulty: 'hard', leastPoints: 1 } as const;
  const { relative, points: least } = skillLadder.lowest(usual);
  const price = skillLadder.price(usual, 0);
  const first = `A spell costs ${formatPointsOf(least)} at ${formatRelativeLevel({ attribute: 'iq' }, relative)}`;
  const atAttribute = price === null || relative >= 0 ? '' : `, ${formatPointsOf(price)} at IQ`;
  return `${first}${atAttribute}${spells ? '; each level of Magery counts as +1 IQ' : ''}.`;
}

/** The usual costs of a chapter, in the prices of a ruleset; shown after its introduction. */
export function describeChapter(ruleset: Ruleset, chapter: ChapterId): string {
  switch (chapter) {
    case 'concept':
      return 'Your GM decides how many points you can spend.';
    case 'attributes':
      return `${attributeCost(ruleset)} Most characters spend half their points or more here.`.trim();
    case 'traits':
      return ruleset.traitKinds.includes('disadvantage')
        ? 'Two or three of each are plenty.'
        : 'None is required; two or three are plenty.';
    case 'skills':
      return `${skillCost(ruleset)} Two or three weapon skills are plenty; to block with a shield you need the Shield skill.`;
    case 'spells':
      return spellCost(ruleset);
    case 'equipment':
      return 'Equipment costs money, not points. Armor protects you but is heavy: each encumbrance level lowers Move and Dodge.';
  }
}

/** The end of a chapter: a button to the next one, and after the last to the printed sheet. */
function NextChapter({ id }: { id: ChapterId }) {
  const next = useSheet((sheet) =>
    chapterIds.slice(chapterIds.indexOf(id) + 1).find((later) => hasChapter(sheet, later)),
  );
  const name = useSheet(({ ruleset }) => (next ? chapterName(ruleset, next) : 'Print or save as PDF'));
  // The heading and not the first field, which would open the keyboard of a phone.
  const open = () => (next ? openChapter(next, { field: 'heading' }) : openDialog('print'));
  return (
    <p className="chapter-next">
      <Button onClick={open}>Next: {name}</Button>
    </p>
  );
}

const closePicker = () => pickFor(null);

interface ChapterProps {
  id: ChapterId;
  title: string;
  /** One sentence on the purpose of the chapter, followed by its usual costs. Both are part of the guide. */
  intro: ReactNode;
  /** The stat of the chapter's points. */
  points?: string | undefined;
  /** At the right of the title: the button that adds a row. */
  action?: ReactNode;
  children: ReactNode;
}

/** A chapter of the forms: title, introduction, points so far. Focuses the target set in the view store. */
export function Chapter({ id, title, intro, points, action, children }: ChapterProps) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const picking = useViewStore((state) => (state.picking === id ? state.picking : null));
  const kind = useViewStore((state) => state.pickingKind);
  const guide = usePreferences(({ guide }) => guide);
  const costSentence = useSheet(({ ruleset }) => describeChapter(ruleset, id));
  const target = useViewStore((state) => (state.chapter === id ? state.target : null));
  useEffect(() => {
    if (!target || !section.current) return;
    const focus = () => {
      if (section.current) focusInChapter(section.current, target);
      useViewStore.setState({ target: null });
    };
    // At once: a frame later the player may have moved on, and the focus would be taken away again. Only a dialog that is
    // still open keeps the focus, and returns it when it closes.
    if (!document.querySelector('dialog[open]')) {
      focus();
      return;
    }
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return (
    <section ref={section} className="chapter" aria-labelledby={heading}>
      <header className="chapter-head">
        <h2 id={heading} className="chapter-title" data-field="heading" tabIndex={-1}>
          {title}
        </h2>
        {points && (
          <span className="chapter-points">
            <StatFigure stat={points} unit="points" />
          </span>
        )}
        {action && <span className="chapter-action">{action}</span>}
        {guide && (
          <p className="chapter-intro">
            {intro} {costSentence}
          </p>
        )}
      </header>
      {children}
      <NextChapter id={id} />
      {picking && (
        <ScreenPart name="The list" onClose={closePicker}>
          <OpenEntryPicker chapter={picking} kind={kind} onClose={closePicker} />
        </ScreenPart>
      )}
    </section>
  );
}

const controls = 'input:not([type=hidden]), select, textarea, button';

function focusInChapter(
  section: HTMLElement,
  { row, field }: { readonly row?: string; readonly field?: string },
): void {
  const container = row ? section.querySelector<HTMLElement>(`#row-${CSS.escape(row)}`) : section;
  const targetElement =
    field === firstField && !row
      ? findFirstField(section)
      : field
        ? (container?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) ?? container)
        : container;
  if (!targetElement || targetElement === section) return;
  for (let folded = closestFolded(targetElement); folded; folded = closestFolded(folded)) folded.open = true;
  const control = targetElement.matches(controls)
    ? targetElement
    : (targetElement.querySelector<HTMLElement>('[data-main] :is(input:not([type=radio]), input:checked, select)') ??
      [...targetElement.querySelectorAll<HTMLElement>(controls)].find(({ tabIndex }) => tabIndex >= 0));
  (control ?? targetElement).focus({ preventScroll: true });
  targetElement.scrollIntoView({ block: 'nearest' });
}

const closestFolded = (element: HTMLElement) => element.closest<HTMLDetailsElement>('details:not([open])');

/** The first field or row of a chapter; without rows, the button that adds one comes before fields that follow it. */
function findFirstField(section: HTMLElement): HTMLElement | null {
  const first = section.querySelector('tbody.data-row') ? 'tbody.data-row' : '[data-field="add"]';
  const candidates = section.querySelectorAll<HTMLElement>(`:is(input:not([type=file]), select, textarea), ${first}`);
  return (
    [...candidates].find((each) => !each.closest('.chapter-head, .findings-here, [role=menu], details:not([open])')) ??
    section.querySelector<HTMLElement>('[data-field="heading"]')
  );
}
