import { useWatch } from 'react-hook-form';
import { FormNumber } from './form-fields.tsx';

/** True while the dialog's item is a mount. */
export function useIsMount(): boolean {
  const kind: unknown = useWatch({ name: 'kind' });
  return kind === 'mount';
}

/** The figures of a mount; nothing for other items. */
export function OwnMountFields() {
  if (!useIsMount()) return null;
  return (
    <div className="field-grid">
      <FormNumber name="mount.st" label="ST" />
      <FormNumber name="mount.dx" label="DX" />
      <FormNumber name="mount.iq" label="IQ" />
      <FormNumber name="mount.ht" label="HT" />
      <FormNumber name="mount.move" label="Move, unloaded" />
      <FormNumber name="mount.bodyWeight" label="Body weight" unit="lb" />
    </div>
  );
}
