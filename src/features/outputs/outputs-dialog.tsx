import { useRef, useState } from 'react';
import { toFileName } from '../../character/file/character-file.ts';
import { markdown } from '../../outputs/markdown.ts';
import { plainText } from '../../outputs/plain-text.ts';
import { statBlockMarkdown, statBlockText } from '../../outputs/stat-block.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import type { SheetModel } from '../../sheet-model/model/sheet-model.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import type { OutputChoice } from '../../state/view/view-state.ts';
import { changeSlice, useViewStore } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { type Segment, SegmentedControl } from '../../ui/segmented-control.tsx';
import { copyText, explainCopyFailure } from '../browser/copy-text.ts';
import './outputs.css';

const writers = {
  sheet: { text: plainText, markdown },
  'stat-block': { text: statBlockText, markdown: statBlockMarkdown },
} as const;

/** The character as text in the chosen format. */
const outputText = (model: SheetModel, { what, as }: OutputChoice): string => writers[what][as](model);

interface OutputsDialogProps {
  /** Downloads a file. */
  readonly onDownload: (file: Blob, name: string) => void;
  readonly onClose: () => void;
}

const contents: readonly Segment<OutputChoice['what']>[] = [
  { value: 'sheet', label: 'Whole sheet' },
  { value: 'stat-block', label: 'Stat block' },
];
const formats: readonly Segment<OutputChoice['as']>[] = [
  { value: 'text', label: 'Plain text' },
  { value: 'markdown', label: 'Markdown' },
];
const hints: Readonly<Record<OutputChoice['as'], string>> = {
  text: 'For chat, e-mail and anywhere without formatting.',
  markdown: 'For forums, wikis and note apps that show headings and tables.',
};
const files = {
  text: { extension: 'txt', type: 'text/plain;charset=utf-8' },
  markdown: { extension: 'md', type: 'text/markdown;charset=utf-8' },
} as const;

/** The character as text to paste elsewhere: the whole sheet or a stat block, as plain text or Markdown. */
export function OutputsDialog({ onDownload, onClose }: OutputsDialogProps) {
  const choice = useViewStore(({ output }) => output);
  const model = useSheet(buildModel);
  const field = useRef<HTMLTextAreaElement>(null);
  const [statusText, setStatusText] = useState('');
  const text = outputText(model, choice);

  const choose = (chosen: Partial<OutputChoice>) => {
    changeSlice('output', chosen);
    setStatusText('');
  };
  const reportStatus = (words: string) => {
    setStatusText(words);
    announce(words, 'output');
  };
  const copy = async () => {
    if (!field.current) return;
    const copied = await copyText(field.current);
    reportStatus(copied ? 'Copied' : explainCopyFailure('text'));
  };
  const save = () => {
    const { extension, type } = files[choice.as];
    const name = [model.head.fileName, ...(choice.what === 'stat-block' ? ['stat block'] : [])].join(' ');
    onDownload(new Blob([text], { type }), toFileName(name, extension));
  };

  return (
    <Dialog
      title="Text for chat and forums"
      size="large"
      onClose={onClose}
      footer={
        <>
          {statusText && <p className="outputs-said">{statusText}</p>}
          <Button icon="download" onClick={save}>
            Save as file
          </Button>
          <Button variant="primary" onClick={() => void copy()}>
            Copy
          </Button>
        </>
      }
    >
      <div className="outputs">
        <div className="outputs-choice">
          <SegmentedControl label="What" value={choice.what} options={contents} onCommit={(what) => choose({ what })} />
          <SegmentedControl label="Format" value={choice.as} options={formats} onCommit={(as) => choose({ as })} />
        </div>
        <Field label="Preview" hint={hints[choice.as]} className="outputs-preview">
          {(control) => (
            <textarea
              {...control}
              key={`${choice.what} ${choice.as}`} // a new text is scrolled to its top
              ref={field}
              className="field-control outputs-text"
              data-fixed={choice.what === 'sheet' || choice.as === 'markdown' || undefined}
              readOnly
              spellCheck={false}
              value={text}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
