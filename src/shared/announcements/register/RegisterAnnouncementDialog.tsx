import type { DialogProps } from '@/core/dialogs/dialog';
import { FormDialog } from '@/ui/overlays/FormDialog';
import { announcementsTexts } from '../announcementsTexts';
import { AboutField } from './AboutField';
import { ContentInputs } from './ContentInputs';
import { useAnnouncementForm } from './useAnnouncementForm';

/** Creates an announcement for a person, or for everybody at an address or in a complex (001 §2, AMB-207). */
export function RegisterAnnouncementDialog({ dialog, onClose }: DialogProps<'registerAnnouncement'>) {
  const { fields, draft, submission, problems, set, save } = useAnnouncementForm(dialog, onClose);
  return (
    <FormDialog
      texts={announcementsTexts.register}
      size="l"
      draft={draft}
      submission={submission}
      onSave={save}
      onClose={onClose}
    >
      <AboutField about={dialog} value={fields.unitId} onChange={(unitId) => set({ unitId })} />
      <ContentInputs fields={fields} problems={problems} onChange={set} />
    </FormDialog>
  );
}
