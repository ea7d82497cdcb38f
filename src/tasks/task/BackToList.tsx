import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { to } from '@/core/paths';
import { BackLink } from '@/ui/record/BackLink';
import { tasksTexts } from '../tasksTexts';

/** Closes what is open beside the list; on a phone the list is another page. */
export function BackToList() {
  const mode = useSelector(selectDeviceMode);
  const { search } = useLocation();
  const open = useOpenLink();
  return mode !== 'desktop' ? (
    <BackLink href={to.tasks(search)} label={tasksTexts.back} onOpen={open} />
  ) : null;
}
