import { useMemo, useRef, useState } from 'react';
import { thousands } from '../../character/file/value-words.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { pageIsInsecure } from '../../state/view/insecure-page.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { copyText, explainCopyFailure } from '../browser/copy-text.ts';
import { linkAddress } from './link-address.ts';
import { describeLinkLength } from './link-length.ts';
import { QrCode } from './qr-code.tsx';
import { longestCode, qrModules } from './qr-modules.ts';
import './share-dialog.css';

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
