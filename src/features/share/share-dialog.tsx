import encodeQR from 'qr';
import { useMemo, useRef, useState } from 'react';
import type { SavedCharacter } from '../../character/character.ts';
import { thousands } from '../../character/file/problem-sentences.ts';
import { linkPayload } from '../../character/file/share-link.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { appVersion } from '../../state/updates/app-version.ts';
import { pageIsInsecure } from '../../state/view/insecure-page.ts';
import { sharedMark } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { copyText, explainCopyFailure } from '../browser/copy-text.ts';
import './share.css';

/** The address that opens this program with the character, with or without the portrait. */
function linkAddress(saved: SavedCharacter, portrait: boolean): string {
  const [page] = location.href.split('#', 1);
  return `${page}${sharedMark}${linkPayload(saved, appVersion, { portrait })}`;
}

/** The longest links that programs accept, in characters. */
const limits = {
  /** A message on Discord. */
  discord: 2_000,
  /** A message in most other chat programs: 4,000 to 8,000. */
  maxChats: 4_000,
  chats: 8_000,
  /** The shortest of the usual browsers: Firefox stops at 1 MiB. */
  browsers: 1_000_000,
} as const;

interface LengthWords {
  readonly words: string;
  /** `plain`: accepted everywhere. `attention`: not everywhere. `problem`: by no browser. */
  readonly tone: 'plain' | 'attention' | 'problem';
}

/** The length of a link in words, and its effect on sending it. `length` is in characters. */
export function describeLinkLength(length: number): LengthWords {
  const lengthText = `${thousands(length)} characters`;
  const discord = thousands(limits.discord);
  const chatLimits = `${thousands(limits.maxChats)} to ${thousands(limits.chats)}`;
  if (length <= limits.discord) {
    return {
      tone: 'plain',
      words: `${lengthText}: short enough for most chat apps, Discord included.`,
    };
  }
  if (length <= limits.maxChats) {
    return {
      tone: 'attention',
      words: `${lengthText}: too long for Discord (up to ${discord}), but fine for most other chat apps.`,
    };
  }
  if (length <= limits.chats) {
    return {
      tone: 'attention',
      words: `${lengthText}: too long for Discord (up to ${discord}) and many other chat apps (up to ${chatLimits}). A file works anywhere.`,
    };
  }
  if (length <= limits.browsers) {
    return {
      tone: 'attention',
      words: `${lengthText}: too long for chat apps (up to ${discord} on Discord, ${chatLimits} elsewhere). Browsers open it, but a file is easier to send.`,
    };
  }
  return { tone: 'problem', words: `${lengthText}: too long for browsers. Send the character as a file instead.` };
}

/**
 * The longest link that becomes a QR code, in bytes: as much as version 25 holds at low correction. That is 125 modules
 * with the quiet zone; on a phone screen 360 px (some 52 mm) wide each is 0.4 mm, which a phone's camera can still resolve
 * at arm's length: 5 px per module if the code fills half of a frame of 1080 px.
 */
export const longestCode = 1_273;

/** The empty margin around the code that the standard requires, in modules. */
const quietZone = 4;

/**
 * The modules of a QR code in rows, dark ones true, the quiet zone included; null for a link too long for cameras to read
 * well. Uses low error correction: screens have no damage, and fewer modules are easier to read.
 */
export function qrModules(link: string): readonly (readonly boolean[])[] | null {
  if (new TextEncoder().encode(link).length > longestCode) return null;
  return encodeQR(link, 'raw', { ecc: 'low', border: quietZone });
}

/** The dark modules as an SVG path, one unit per module: a rectangle for each run in a row. */
export function modulesPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');
}

/** The approximate maximum width in pixels: small codes have larger modules. */
const maxWidth = 380;

interface QrCodeProps {
  readonly modules: readonly (readonly boolean[])[];
  /** The text alternative. */
  readonly label: string;
}

/** A QR code, black on white in every theme, with a whole number of pixels per module if there is room. */
function QrCode({ modules, label }: QrCodeProps) {
  const count = modules.length;
  const width = count * Math.max(2, Math.floor(maxWidth / count));
  return (
    <svg
      className="share-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${count} ${count}`}
      width={width}
      height={width}
      shapeRendering="crispEdges"
    >
      <rect width={count} height={count} fill="#fff" />
      <path d={modulesPath(modules)} fill="#000" />
    </svg>
  );
}

interface ShareDialogProps {
  /** Saves the open character as a file, in case the link is too long. */
  readonly onSaveFile: () => void;
  readonly onClose: () => void;
}

/** The open character as a link, generated whenever the dialog opens: to copy, to send, or as a QR code. */
export function ShareDialog({ onSaveFile, onClose }: ShareDialogProps) {
  const [saved] = useState(() => useCharacterStore.getState().saved);
  const [withPortrait, setWithPortrait] = useState(false);
  const [statusText, setStatusText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { name, portrait } = saved.character;
  const linkWithoutPortrait = useMemo(() => linkAddress(saved, false), [saved]);
  const fullLink = useMemo(
    () => (portrait ? linkAddress(saved, true) : linkWithoutPortrait),
    [saved, portrait, linkWithoutPortrait],
  );
  const link = withPortrait ? fullLink : linkWithoutPortrait;
  const modules = useMemo(() => qrModules(link), [link]);
  const { words, tone } = describeLinkLength(link.length);

  const reportStatus = (text: string) => {
    setStatusText(text);
    announce(text, 'share');
  };
  const copy = async () => {
    if (!field.current) return;
    const copied = await copyText(field.current);
    reportStatus(copied ? 'Copied' : explainCopyFailure('link'));
  };
  const sendTo = async () => {
    try {
      await navigator.share({ title: name || 'A character', url: link });
    } catch (error) {
      const canceled = error instanceof DOMException && error.name === 'AbortError';
      if (!canceled) reportStatus('The link could not be sent. Copy it, or save the character as a file.');
    }
  };

  return (
    <Dialog
      title="Share by link"
      size="large"
      onClose={onClose}
      footer={
        <>
          {statusText && <p className="share-said">{statusText}</p>}
          <Button icon="download" onClick={onSaveFile}>
            Save as file
          </Button>
          {'share' in navigator && <Button onClick={() => void sendTo()}>Send to…</Button>}
          <Button variant="primary" data-autofocus onClick={() => void copy()}>
            Copy
          </Button>
        </>
      }
    >
      <div className="share">
        <div className="share-link">
          <p>
            The link holds the character as it is now; later changes are not included. Nothing is uploaded: the
            character is in the link itself.
          </p>
          <p>Anyone with the link can read everything, story and notes included.</p>
          {pageIsInsecure() && (
            <p>
              This page was loaded over http. Browsers allow copying and sharing only over https: select the link and
              copy it yourself, or use the QR code.
            </p>
          )}
          <Field label="Link" {...(tone === 'plain' ? { hint: words } : { message: words, tone })}>
            {(control) => (
              <textarea
                {...control}
                ref={field}
                className="field-control share-address"
                rows={5}
                readOnly
                spellCheck={false}
                value={link}
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
          </Field>
          {portrait && (
            <Checkbox
              label="Include the portrait"
              checked={withPortrait}
              hint={`This makes the link ${thousands(fullLink.length - linkWithoutPortrait.length)} characters longer.`}
              onCommit={(chosen) => {
                setWithPortrait(chosen);
                setStatusText('');
              }}
            />
          )}
          {!modules && (
            <p className="share-no-camera">
              No QR code: phone cameras can read up to {thousands(longestCode)} characters, and this link has{' '}
              {thousands(link.length)}.
            </p>
          )}
        </div>
        {modules && (
          <figure className="share-camera">
            <QrCode modules={modules} label={`QR code of the link to ${name || 'the character'}`} />
            <figcaption>Scan it with a phone to open the character there.</figcaption>
          </figure>
        )}
      </div>
    </Dialog>
  );
}
