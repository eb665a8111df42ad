import { useRef, useState } from 'react';
import { serializeFile, toFileName } from '../../character/file/character-file.ts';
import { embedInPage } from '../../character/file/page-file.ts';
import { markdown } from '../../outputs/markdown.ts';
import { plainText } from '../../outputs/plain-text.ts';
import { statBlockMarkdown, statBlockText } from '../../outputs/stat-block.ts';
import { webPage } from '../../outputs/web-page.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import type { SheetModel } from '../../sheet-model/model/sheet-model.ts';
import { describeCalculations } from '../../sheet-model/wording/calculations.ts';
import { currentSheet, useSheet } from '../../state/character/derived-character.ts';
import { appVersion } from '../../state/updates/app-version.ts';
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

type TextChoice = OutputChoice & { readonly as: keyof (typeof writers)['sheet'] };
const isText = (choice: OutputChoice): choice is TextChoice => choice.as !== 'page';

/** The character as text in the chosen format. */
const outputText = (model: SheetModel, { what, as }: TextChoice): string => writers[what][as](model);

/** The character as a web page, with the calculation of every number and the file in it. */
function pageText(sheet: DerivedCharacter): string {
  const date = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const embedded = embedInPage(serializeFile(sheet.context.saved, appVersion));
  return webPage(buildModel(sheet), { embedded, calculations: describeCalculations(sheet), date });
}

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
  { value: 'page', label: 'Web page' },
];
const hints: Readonly<Record<OutputChoice['as'], string>> = {
  text: 'For chat, e-mail and anywhere without formatting.',
  markdown: 'For forums, wikis and note apps that show headings and tables.',
  page: 'One file that any browser shows, without Pointwright and without a connection.',
};
const files = {
  text: { extension: 'txt', type: 'text/plain;charset=utf-8' },
  markdown: { extension: 'md', type: 'text/markdown;charset=utf-8' },
  page: { extension: 'html', type: 'text/html;charset=utf-8' },
} as const;

/** The character as text to paste elsewhere, the whole sheet or a stat block, as plain text or Markdown; or as a web page to keep. */
export function OutputsDialog({ onDownload, onClose }: OutputsDialogProps) {
  const choice = useViewStore(({ output }) => output);
  const model = useSheet(buildModel);
  const field = useRef<HTMLTextAreaElement>(null);
  const [statusText, setStatusText] = useState('');
  const text = isText(choice) ? outputText(model, choice) : null;

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
    const isBlock = choice.what === 'stat-block' && text !== null;
    const name = [model.head.fileName, ...(isBlock ? ['stat block'] : [])].join(' ');
    onDownload(new Blob([text ?? pageText(currentSheet())], { type }), toFileName(name, extension));
  };

  return (
    <Dialog
      title="Text for chat and forums"
      size="large"
      onClose={onClose}
      footer={
        <>
          {statusText && <p className="outputs-said">{statusText}</p>}
          <Button icon="download" variant={text === null ? 'primary' : 'plain'} onClick={save}>
            Save as file
          </Button>
          {text !== null && (
            <Button variant="primary" onClick={() => void copy()}>
              Copy
            </Button>
          )}
        </>
      }
    >
      <div className="outputs">
        <div className="outputs-choice">
          <SegmentedControl label="Format" value={choice.as} options={formats} onCommit={(as) => choose({ as })} />
          {text !== null && (
            <SegmentedControl
              label="What"
              value={choice.what}
              options={contents}
              onCommit={(what) => choose({ what })}
            />
          )}
        </div>
        {text === null ? (
          <ul className="outputs-page">
            <li>{hints.page}</li>
            <li>It has the whole sheet, and how every number is worked out.</li>
            <li>The character is inside: open the file here to edit it again.</li>
          </ul>
        ) : (
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
        )}
      </div>
    </Dialog>
  );
}
