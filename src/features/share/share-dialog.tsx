import { useMemo, useRef, useState } from 'react';
import { thousands } from '../../character/file/value-words.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { pageIsInsecure } from '../../state/view/insecure-page.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { copyText, notCopiedWords } from '../browser/copy-text.ts';
import { linkAddress } from './link-address.ts';
import { lengthWords } from './link-length.ts';
import { QrCode } from './qr-code.tsx';
import { longestCode, qrModules } from './qr-modules.ts';
import './share-dialog.css';

interface ShareDialogProps {
  /** Saves the open character as a file, for what a link is too long for. */
  readonly onSaveFile: () => void;
  readonly onClose: () => void;
}

/** The open character as a link, made anew each time that this is opened: to copy, to hand on, to point a camera at. */
export function ShareDialog({ onSaveFile, onClose }: ShareDialogProps) {
  const [saved] = useState(() => useCharacterStore.getState().saved);
  const [withPortrait, setWithPortrait] = useState(false);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { name, portrait } = saved.character;
  const without = useMemo(() => linkAddress(saved, false), [saved]);
  const whole = useMemo(() => (portrait ? linkAddress(saved, true) : without), [saved, portrait, without]);
  const link = withPortrait ? whole : without;
  const modules = useMemo(() => qrModules(link), [link]);
  const { words, tone } = lengthWords(link.length);

  const say = (text: string) => {
    setSaid(text);
    announce(text, 'share');
  };
  const copy = async () => {
    if (!field.current) return;
    const copied = await copyText(field.current);
    say(copied ? 'Copied' : notCopiedWords('link'));
  };
  const handOn = async () => {
    try {
      await navigator.share({ title: name || 'A character', url: link });
    } catch (error) {
      const changedMind = error instanceof DOMException && error.name === 'AbortError';
      if (!changedMind) say('The link was not taken. Copy it, or save the character as a file.');
    }
  };

  return (
    <Dialog
      title="Share by link"
      size="large"
      onClose={onClose}
      footer={
        <>
          {said && <p className="share-said">{said}</p>}
          <Button icon="download" onClick={onSaveFile}>
            Save as file
          </Button>
          {'share' in navigator && <Button onClick={() => void handOn()}>Send to…</Button>}
          <Button variant="primary" data-autofocus onClick={() => void copy()}>
            Copy
          </Button>
        </>
      }
    >
      <div className="share">
        <div className="share-link">
          <p>
            The link holds the character as it is now, without later changes. Nothing is uploaded: the character is
            written into the link itself.
          </p>
          <p>Whoever gets hold of the link can read all of it, story and notes included.</p>
          {pageIsInsecure() && (
            <p>
              This page came over plain http. Browsers let a page copy, or send to other apps, only over https: select
              the link and copy it yourself, or use the QR code.
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
              label="With the portrait"
              checked={withPortrait}
              hint={`It makes the link ${thousands(whole.length - without.length)} characters longer.`}
              onCommit={(chosen) => {
                setWithPortrait(chosen);
                setSaid('');
              }}
            />
          )}
          {!modules && (
            <p className="share-no-camera">
              No QR code: cameras read codes of up to {thousands(longestCode)} characters well, and this link has{' '}
              {thousands(link.length)}.
            </p>
          )}
        </div>
        {modules && (
          <figure className="share-camera">
            <QrCode modules={modules} label={`QR code of the link to ${name || 'the character'}`} />
            <figcaption>Point the camera of a phone at it to open the character there.</figcaption>
          </figure>
        )}
      </div>
    </Dialog>
  );
}
