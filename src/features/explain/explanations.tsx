import { type RefObject, useEffect, useId, useLayoutEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ownValue } from '../../engine/own-value.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useShownSheet } from '../../state/character/shown-character.ts';
import {
  closeExplanation,
  closeExplanations,
  explainBackTo,
  explainSource,
  togglePin,
} from '../../state/view/explanations.ts';
import { askRoll, useCanRoll } from '../../state/view/rolling.ts';
import type { OpenExplanation } from '../../state/view/view-state.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { useMedia } from '../browser/use-media.ts';
import './explain.css';
import { capitalize, formatValue } from '../../engine/format.ts';
import type { Derivation, StatId } from '../../engine/step.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { isRollable } from '../../rules/rolls/roll-subject.ts';
import { Button, IconButton, TextButton } from '../../ui/buttons.tsx';
import { type Box, type ExplanationPlace, overlap, placeExplanation } from '../../ui/explanation-place.ts';
import { Icon } from '../../ui/icon.tsx';
import { Explanation } from './explanation.tsx';

/**
 * The open explanations: the pinned one, and the one that the next replaces. On a phone they are one panel from below,
 * with the pinned one as a line above the other.
 */
export function Explanations() {
  const { pinned, current, sheets } = useViewStore((view) => view.explanations);
  const shownSheet = useShownSheet();
  const opened = useCharacterStore((state) => state.opened);
  const fromBelow = useMedia('(width < 768px)');
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  // Explanations are of the character on the screen: they close with it.
  const openedFor = useRef(opened);
  useEffect(() => {
    if (openedFor.current !== opened) closeExplanations();
    openedFor.current = opened;
  }, [opened]);

  const shown = [pinned, current].filter((explanation) => explanation !== null);
  const explanations = shown.flatMap((explanation) => {
    const sheet = explanation.sheetName === undefined ? shownSheet : ownValue(sheets, explanation.sheetName);
    const trail = sheet ? explanation.trail.filter((stat) => sheet.worksheet.has(stat)) : [];
    return sheet && trail.length > 0 ? [{ explanation: { ...explanation, trail }, sheet }] : [];
  });
  const last = explanations.at(-1);
  const takesRoom = fromBelow && last !== undefined;
  useLayoutEffect(() => (takesRoom ? releaseRoom : undefined), [takesRoom]);

  if (!last) return null;
  const lineAbove = fromBelow && explanations.length > 1 ? explanations[0] : undefined;
  // Everything outside of an open dialog is inert, so an explanation is rendered inside the dialog of its number.
  const container = last.explanation.anchor.closest('dialog') ?? document.body;
  return createPortal(
    (fromBelow ? [last] : explanations).map(({ explanation, sheet }) => (
      <ExplanationPanel
        key={explanation.id}
        explanation={explanation}
        sheet={sheet}
        pinned={explanation.id === pinned?.id}
        fromBelow={fromBelow}
        lineAbove={lineAbove}
        onAnchorGone={renderAgain}
      />
    )),
    container.isConnected ? container : document.body,
  );
}

/** "Dodge": the name of a number as a title. */
const nameOfStat = ({ name }: Pick<Derivation, 'name'>): string => capitalize(name);

/** "Dodge 5", "Move 5 yards a turn". */
function explanationTitle({ ruleset, worksheet }: DerivedCharacter, stat: StatId): string {
  const derivation = worksheet.get(stat);
  const unit = derivation.unit && derivation.value !== null ? ` ${derivation.unit}` : '';
  return `${nameOfStat(derivation)} ${formatValue(derivation.value, ruleset.notation)}${unit}`;
}

interface ExplanationPanelProps {
  explanation: OpenExplanation;
  sheet: DerivedCharacter;
  pinned: boolean;
  /** On a phone it is at the lower end of the window. */
  fromBelow: boolean;
  /** The pinned explanation, shown as a line. */
  lineAbove: { readonly explanation: OpenExplanation; readonly sheet: DerivedCharacter } | undefined;
  onAnchorGone: () => void;
}

/**
 * A number explained on a sheet of paper. The page behind it stays usable; sources of the number open in the same place,
 * with a way back.
 */
function ExplanationPanel(props: ExplanationPanelProps) {
  const { explanation, sheet, pinned, fromBelow, lineAbove, onAnchorGone } = props;
  const element = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const stat = explanation.trail.at(-1) ?? '';
  const depth = explanation.trail.length;

  useLayoutEffect(() => {
    element.current?.showPopover();
    if (explanation.takesFocus) title.current?.focus({ preventScroll: true });
    explanation.anchor.dataset.explained = '';
    return () => {
      delete explanation.anchor.dataset.explained;
    };
  }, [explanation.anchor, explanation.takesFocus]);
  useExplanationPlace({ element, explanation, pinned, fromBelow, onAnchorGone });
  useExplanationKeys({ element, title, explanation, pinned });

  const titledStat = useRef(stat);
  useEffect(() => {
    if (titledStat.current === stat) return;
    titledStat.current = stat;
    // The control with the focus is gone; with the focus on the title, screen readers read the number that is now
    // explained.
    title.current?.focus({ preventScroll: true });
  }, [stat]);

  const close = () => {
    if (element.current?.contains(document.activeElement)) explanation.anchor.focus({ preventScroll: true });
    closeExplanation(explanation.id);
  };
  const derivation = sheet.worksheet.get(stat);
  const { sheetName } = explanation;
  const canRoll = useCanRoll(sheetName) && isRollable(sheet.worksheet, sheet.context, stat);
  return (
    <div
      ref={element}
      popover="manual"
      role="dialog"
      aria-labelledby={titleId}
      className="explanation"
      data-pinned={pinned || undefined}
      data-from-below={fromBelow || undefined}
    >
      {lineAbove && <PinnedLine {...lineAbove} />}
      {depth > 1 && (
        <nav className="explanation-trail" aria-label="Opened from">
          <Icon name="chevron" className="explanation-back" />
          <ol className="explanation-crumbs">
            {explanation.trail.slice(0, -1).map((id, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the trail only changes at its end.
              <li key={index}>
                <TextButton onClick={() => explainBackTo(explanation.id, index)}>
                  {explanationTitle(sheet, id)}
                </TextButton>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="explanation-head">
        <h2 ref={title} id={titleId} className="explanation-title" tabIndex={-1}>
          {nameOfStat(derivation)}
          <span className="visually-hidden"> {formatValue(derivation.value, sheet.ruleset.notation)}</span>
        </h2>
        {canRoll && (
          <Button
            size="small"
            icon="die"
            className="explanation-roll"
            aria-label={`Roll ${nameOfStat(derivation)}`}
            onClick={() => askRoll(explanation.id, stat, sheetName)}
          >
            Roll
          </Button>
        )}
        <IconButton
          icon="pin"
          size="small"
          className="explanation-pin"
          label="Pin to compare"
          aria-pressed={pinned}
          onClick={() => togglePin(explanation.id)}
        />
        <IconButton icon="close" size="small" label="Close" onClick={close} />
      </div>
      <div className="explanation-body">
        <Explanation
          key={`${depth}:${stat}`}
          sheet={sheet}
          stat={stat}
          onOpen={(source) => explainSource(explanation.id, source)}
          onLeave={() => closeExplanation(explanation.id)}
        />
      </div>
    </div>
  );
}

/** The pinned explanation as a line, and a way to close it. */
function PinnedLine({ explanation, sheet }: { explanation: OpenExplanation; sheet: DerivedCharacter }) {
  const title = explanationTitle(sheet, explanation.trail.at(-1) ?? '');
  return (
    <p className="explanation-line">
      <Icon name="pin" />
      <span>
        <span className="visually-hidden">Pinned: </span>
        {title}
      </span>
      <IconButton icon="close" size="small" label={`Close ${title}`} onClick={() => closeExplanation(explanation.id)} />
    </p>
  );
}

const margin = 16;

/**
 * Scrolls around an anchor so that the explanation at the lower end of the window does not hide it, when the explanation opens
 * or grows; afterwards the player may scroll freely. Room to scroll is made by the custom property `--explanation-room` of the
 * page.
 * @param before the result of the last call, at first ''
 */
function keepAbove(anchor: HTMLElement, explanation: HTMLElement, before: string): string {
  const now = `${explanation.offsetHeight} ${window.innerHeight}`;
  if (now === before) return before;
  document.documentElement.style.setProperty('--explanation-room', `${explanation.offsetHeight}px`);
  scrollInto(anchor, margin, window.innerHeight - explanation.offsetHeight - margin);
  return now;
}

/** Removes the extra room when the explanation has closed. */
function releaseRoom(): void {
  document.documentElement.style.removeProperty('--explanation-room');
}

/**
 * Scrolls the containers of an element, the innermost first, until it is between two heights of the window. Unlike
 * `scrollIntoView` it also works inside sticky parts of the page.
 */
function scrollInto(element: Element, top: number, bottom: number): void {
  for (const scroller of [...scrollersAround(element), window]) {
    const box = element.getBoundingClientRect();
    const away = box.bottom > bottom ? box.bottom - bottom : Math.min(box.top - top, 0);
    if (away === 0) return;
    scroller.scrollBy({ top: away, behavior: 'instant' });
  }
}

function scrollersAround(element: Element): Element[] {
  const scrollers: Element[] = [];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (overflowY === 'auto' || overflowY === 'scroll') scrollers.push(around);
  }
  return scrollers;
}

interface ExplanationKeys {
  element: RefObject<HTMLElement | null>;
  title: RefObject<HTMLElement | null>;
  explanation: OpenExplanation;
  pinned: boolean;
}

/**
 * Escape closes an explanation, the pinned one last. In the Tab order its controls come right after the number that it
 * explains, wherever it is in the page.
 */
function useExplanationKeys({ element, title, explanation, pinned }: ExplanationKeys): void {
  // From the first frame on: an Escape before that would close the dialog around the explanation.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const here = element.current;
      if (!here || event.defaultPrevented || isCovered(here)) return;
      if (event.key === 'Escape') {
        if (pinned && useViewStore.getState().explanations.current) return;
        event.preventDefault(); // or a dialog around the explanation closes as well
        if (here.contains(document.activeElement)) explanation.anchor.focus({ preventScroll: true });
        closeExplanation(explanation.id);
      } else if (event.key === 'Tab') {
        moveOn(event, here, title.current, explanation.anchor);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [element, title, explanation, pinned]);
}

/** True if a dialog or a menu is open above the explanation: the keys are for that. */
function isCovered(explanation: HTMLElement): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog && !dialog.contains(explanation)) return true;
  return [...document.querySelectorAll('[popover=auto]')].some((menu) => menu.matches(':popover-open'));
}

function moveOn(event: KeyboardEvent, explanation: HTMLElement, title: HTMLElement | null, anchor: HTMLElement): void {
  const active = document.activeElement;
  const controls = [...explanation.querySelectorAll<HTMLElement>('button, summary')].filter(isVisible);
  if (active === anchor && !event.shiftKey) {
    event.preventDefault();
    title?.focus({ preventScroll: true });
  } else if (explanation.contains(active) && event.shiftKey && (active === title || active === controls[0])) {
    event.preventDefault();
    anchor.focus();
  } else if (active === controls.at(-1) && !event.shiftKey) {
    anchor.focus({ preventScroll: true }); // and the browser moves on from there
  }
}

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const edge = 8;
/** The least height of a window whose bars at the top stay in view (app.css). */
const heightForBars = 500;

interface ExplanationPlacing {
  element: RefObject<HTMLElement | null>;
  explanation: OpenExplanation;
  pinned: boolean;
  fromBelow: boolean;
  /** Called when the number is no longer on the screen but the explanation stays, because it is pinned. */
  onAnchorGone: () => void;
}

/**
 * Keeps an open explanation next to its number for as long as it is rendered, wherever that moves. It looks in each
 * frame, as a number can move by scrolling, by an edit, or because something above it opens; most looks find nothing to
 * do. A pinned explanation stays in place, unless it would hide the number of the next one. An explanation closes when
 * its number leaves the screen.
 */
function useExplanationPlace({ element, explanation, pinned, fromBelow, onAnchorGone }: ExplanationPlacing): void {
  const { anchor, id } = explanation;
  const place = useRef<ExplanationPlace>(undefined);
  useLayoutEffect(() => {
    let frame = 0;
    let before = '';
    let wasThere = true;
    // In the part that stays visible: a number at the edge of the window may be clicked when little of it is visible.
    if (!pinned && element.current) scrollInto(anchor, ...visibleHeights(anchor));
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const here = element.current;
      if (!here) return;
      const isThere = anchor.isConnected && anchor.getClientRects().length > 0;
      if (!isThere && wasThere) {
        if (pinned) onAnchorGone();
        else closeExplanation(id);
      }
      wasThere = isThere;
      if (fromBelow) {
        if (isThere) before = keepAbove(anchor, here, before);
        return;
      }
      const { current } = useViewStore.getState().explanations;
      const kept = pinned ? current?.anchor : anchor;
      const boxes = [kept, here, otherExplanation(here)].map((part) => part?.getBoundingClientRect() ?? null);
      const now = [naturalHeight(here), window.innerWidth, window.innerHeight, ...boxes.map(boxKey)].join();
      if (now === before) return;
      before = now;
      const [anchorBox = null, ownBox, otherBox] = boxes;
      if (pinned) {
        if (!ownBox || !anchorBox || overlap(ownBox, anchorBox) === 0) return;
      }
      if (!anchorBox) return;
      place.current = placeExplanation(
        anchorBox,
        { width: here.offsetWidth, height: naturalHeight(here) },
        {
          room: roomFor(here),
          clear: otherBox ? [otherBox] : [],
          paper: anchor.closest('.sheet')?.getBoundingClientRect() ?? null,
          previous: place.current?.side,
        },
      );
      move(here, place.current);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [element, anchor, id, pinned, fromBelow, onAnchorGone]);
}

const boxKey = (box: Box | null): string =>
  box ? [box.left, box.top, box.right, box.bottom].map(Math.round).join() : '';

const otherExplanation = (explanation: Element): Element | undefined =>
  [...document.querySelectorAll('.explanation')].find((other) => other !== explanation);

/** The height that an explanation would have with all of its text in view. */
function naturalHeight(explanation: HTMLElement): number {
  const body = explanation.querySelector('.explanation-body');
  return body ? explanation.offsetHeight - body.clientHeight + body.scrollHeight : explanation.offsetHeight;
}

/** The window without the bars that stay at its top. */
function roomFor(explanation: HTMLElement): Box {
  const { clientWidth } = document.documentElement;
  return {
    left: edge,
    top: barsOver(explanation) + edge,
    right: clientWidth - edge,
    bottom: window.innerHeight - edge,
  };
}

/** The height of the bars at the top that stay in view over an element, in pixels. */
function barsOver(element: Element): number {
  if (window.innerHeight < heightForBars || element.closest('dialog')) return 0;
  return Number.parseFloat(document.documentElement.style.getPropertyValue('--frame-top')) || 0;
}

/** Between which heights of the window a number can be seen. */
function visibleHeights(number: Element): readonly [top: number, bottom: number] {
  const inBars = number.closest('.frame-top') !== null;
  return [inBars ? 0 : barsOver(number) + edge, window.innerHeight - edge];
}

function move({ style, dataset }: HTMLElement, { left, top, maxHeight, side }: ExplanationPlace): void {
  style.translate = `${left}px ${top}px`;
  style.maxBlockSize = `${maxHeight}px`;
  dataset.side = side;
}
