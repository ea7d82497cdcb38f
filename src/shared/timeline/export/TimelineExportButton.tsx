import { useDispatch, useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { selectIsSending, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { DownloadIcon } from '@/ui/icons';
import { mayExport } from '../timelineRules';
import { exportKey, exportRequested } from '../timelineSlice';
import { timelineTexts } from '../timelineTexts';

/** Exports the timeline; absent without the rights to read and export cases (001 §2). */
export function TimelineExportButton({ personId }: { personId: string }) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const busy = useSelector((state: WithSubmissions) => selectIsSending(state, exportKey(personId)));
  const mode = useSelector(selectDeviceMode);
  if (!mayExport(may)) return null;
  const { label } = timelineTexts.export;
  const shared = {
    size: 's',
    icon: DownloadIcon,
    busy,
    onClick: () => dispatch(exportRequested(personId)),
  } as const;
  /*
   * A desktop has no room for the label beside the sidebar, so a tooltip shows it. Other devices have no mouse to show
   * a tooltip, so the button shows the label.
   */
  return mode === 'desktop' ? (
    <IconButton {...shared} variant="secondary" label={label} />
  ) : (
    <Button {...shared}>{label}</Button>
  );
}
