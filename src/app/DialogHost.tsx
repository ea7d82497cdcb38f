import { type ComponentType, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogComponents, DialogKind, DialogProps } from '@/core/dialogs/dialog';
import { dialogClosed, type OpenDialog, selectOpenDialogs } from '@/core/dialogs/dialogsSlice';
import { shellDialogs } from '@/shell/shellDialogs';
import { DialogFailed } from '@/shell/dialogs/DialogFailed';
import { Boundary } from '@/ui/feedback/Boundary';
import { areas } from './areas';
import type { AreaStarts } from './areaStarts';

const components = Object.assign(
  {},
  shellDialogs,
  ...areas.map(({ dialogs }) => dialogs),
) as DialogComponents;

type Starts = Pick<AreaStarts, 'start' | 'isStarted'>;

const areaOf = (kind: DialogKind) => areas.find(({ dialogs = {} }) => kind in dialogs);

/** Starts the area of an opened dialog on any page, because the dialog reads the state of its area. */
function useStarted(kind: DialogKind, { start, isStarted }: Starts): boolean {
  const area = areaOf(kind);
  const [started, setStarted] = useState(() => area === undefined || isStarted(area));
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (started || area === undefined) return undefined;
    let isThere = true;
    start(area).then(
      () => {
        if (isThere) setStarted(true);
      },
      (error: unknown) => {
        if (isThere) setFailure({ error });
      },
    );
    return () => {
      isThere = false;
    };
  }, [area, start, started]);
  if (failure) throw failure.error;
  return started;
}

function DialogOnTop({ id, dialog, ...app }: OpenDialog & Starts) {
  const dispatch = useDispatch();
  const started = useStarted(dialog.kind, app);
  const Component = components[dialog.kind] as ComponentType<DialogProps<DialogKind>>;
  return started && <Component dialog={dialog} onClose={() => dispatch(dialogClosed(id))} />;
}

/** Shows the open dialogs; the newest is on top. */
export function DialogHost(app: Starts) {
  const open = useSelector(selectOpenDialogs);
  return open.map(({ id, dialog }) => (
    <Boundary key={id} failed={(retry) => <DialogFailed id={id} onRetry={retry} />}>
      <DialogOnTop id={id} dialog={dialog} {...app} />
    </Boundary>
  ));
}
