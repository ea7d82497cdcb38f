import type { ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogComponents, DialogKind, DialogProps } from '@/core/dialogs/dialog';
import { dialogClosed, type OpenDialog, selectOpenDialogs } from '@/core/dialogs/dialogsSlice';
import { shellDialogs } from '@/shell/shellDialogs';
import { DialogFailed } from '@/shell/dialogs/DialogFailed';
import { Boundary } from '@/ui/feedback/Boundary';
import { areas } from './areas';

const components = Object.assign(
  {},
  shellDialogs,
  ...areas.map(({ dialogs }) => dialogs),
) as DialogComponents;

function DialogOnTop({ id, dialog }: OpenDialog) {
  const dispatch = useDispatch();
  const Component = components[dialog.kind] as ComponentType<DialogProps<DialogKind>>;
  return <Component dialog={dialog} onClose={() => dispatch(dialogClosed(id))} />;
}

/** Shows the dialogs that were asked for; the newest lies on top. */
export function DialogHost() {
  const open = useSelector(selectOpenDialogs);
  return open.map(({ id, dialog }) => (
    <Boundary key={id} failed={(retry) => <DialogFailed id={id} onRetry={retry} />}>
      <DialogOnTop id={id} dialog={dialog} />
    </Boundary>
  ));
}
