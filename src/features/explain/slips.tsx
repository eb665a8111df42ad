import { useEffect, useId, useLayoutEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ownValue } from '../../engine/own-value.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useShownSheet } from '../../state/character/shown-character.ts';
import {
  closeExplanation,
  closeExplanations,
  explainBackTo,
  explainSource,
  type Slip,
  togglePin,
  useExplanationStore,
} from '../../state/view/explanation-store.ts';
import { useMedia } from '../browser/use-media.ts';
import { releaseRoom, useSlipKeys, useSlipPlace } from './use-slip-place.ts';
import './explain.css';
import { capitalize, formatValue } from '../../engine/format.ts';
import type { Derivation, StatId } from '../../engine/step.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { IconButton } from '../../ui/buttons.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Explanation } from './explanation.tsx';

/**
 * The open explanations: the pinned one, and the one that the next replaces. On a phone they are one slip from below, with
 * the pinned one as a line above the other.
 */
export function Slips() {
  const { pinned, current, sheets } = useExplanationStore();
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

  const shown = [pinned, current].filter((slip) => slip !== null);
  const slips = shown.flatMap((slip) => {
    const sheet = slip.sheetName === undefined ? shownSheet : ownValue(sheets, slip.sheetName);
    const trail = sheet ? slip.trail.filter((stat) => sheet.worksheet.has(stat)) : [];
    return sheet && trail.length > 0 ? [{ slip: { ...slip, trail }, sheet }] : [];
  });
  const last = slips.at(-1);
  const takesRoom = fromBelow && last !== undefined;
  useLayoutEffect(() => (takesRoom ? releaseRoom : undefined), [takesRoom]);

  if (!last) return null;
  const lineAbove = fromBelow && slips.length > 1 ? slips[0] : undefined;
  // What is outside of an open dialog cannot be clicked, so a slip is inside the one that its number is in.
  const container = last.slip.anchor.closest('dialog') ?? document.body;
  return createPortal(
    (fromBelow ? [last] : slips).map(({ slip, sheet }) => (
      <ExplanationSlip
        key={slip.id}
        slip={slip}
        sheet={sheet}
        pinned={slip.id === pinned?.id}
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

interface ExplanationSlipProps {
  slip: Slip;
  sheet: DerivedCharacter;
  pinned: boolean;
  /** On a phone it is at the lower end of the window. */
  fromBelow: boolean;
  /** The pinned slip, shown as a line. */
  lineAbove: { readonly slip: Slip; readonly sheet: DerivedCharacter } | undefined;
  onAnchorGone: () => void;
}

/**
 * A number explained on a slip of paper. The page behind it stays usable; sources of the number open on the same slip, with
 * a way back.
 */
function ExplanationSlip(props: ExplanationSlipProps) {
  const { slip, sheet, pinned, fromBelow, lineAbove, onAnchorGone } = props;
  const element = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const stat = slip.trail.at(-1) ?? '';
  const depth = slip.trail.length;

  useLayoutEffect(() => {
    element.current?.showPopover();
    if (slip.takesFocus) title.current?.focus({ preventScroll: true });
    slip.anchor.dataset.explained = '';
    return () => {
      delete slip.anchor.dataset.explained;
    };
  }, [slip.anchor, slip.takesFocus]);
  useSlipPlace({ element, slip, pinned, fromBelow, onAnchorGone });
  useSlipKeys({ element, title, slip, pinned });

  const titledStat = useRef(stat);
  useEffect(() => {
    if (titledStat.current === stat) return;
    titledStat.current = stat;
    // What had the focus is gone; with the focus on the title, screen readers read the number that is now explained.
    title.current?.focus({ preventScroll: true });
  }, [stat]);

  const close = () => {
    if (element.current?.contains(document.activeElement)) slip.anchor.focus({ preventScroll: true });
    closeExplanation(slip.id);
  };
  const derivation = sheet.worksheet.get(stat);
  return (
    <div
      ref={element}
      popover="manual"
      role="dialog"
      aria-labelledby={titleId}
      className="slip"
      data-pinned={pinned || undefined}
      data-from-below={fromBelow || undefined}
    >
      {lineAbove && <PinnedLine {...lineAbove} />}
      {depth > 1 && (
        <nav className="slip-trail" aria-label="Opened from">
          <Icon name="chevron" className="slip-back" />
          <ol className="slip-crumbs">
            {slip.trail.slice(0, -1).map((id, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the trail only changes at its end.
              <li key={index}>
                <button type="button" className="explain-source" onClick={() => explainBackTo(slip.id, index)}>
                  {explanationTitle(sheet, id)}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="slip-head">
        <h2 ref={title} id={titleId} className="slip-title" tabIndex={-1}>
          {nameOfStat(derivation)}
          <span className="visually-hidden"> {formatValue(derivation.value, sheet.ruleset.notation)}</span>
        </h2>
        <IconButton
          icon="pin"
          size="small"
          className="slip-pin"
          label="Pin to compare"
          aria-pressed={pinned}
          onClick={() => togglePin(slip.id)}
        />
        <IconButton icon="close" size="small" label="Close" onClick={close} />
      </div>
      <div className="slip-body">
        <Explanation
          key={`${depth}:${stat}`}
          sheet={sheet}
          stat={stat}
          onOpen={(source) => explainSource(slip.id, source)}
          onLeave={() => closeExplanation(slip.id)}
        />
      </div>
    </div>
  );
}

/** The pinned explanation as a line, and a way to close it. */
function PinnedLine({ slip, sheet }: { slip: Slip; sheet: DerivedCharacter }) {
  const title = explanationTitle(sheet, slip.trail.at(-1) ?? '');
  return (
    <p className="slip-line">
      <Icon name="pin" />
      <span>
        <span className="visually-hidden">Pinned: </span>
        {title}
      </span>
      <IconButton icon="close" size="small" label={`Close ${title}`} onClick={() => closeExplanation(slip.id)} />
    </p>
  );
}
