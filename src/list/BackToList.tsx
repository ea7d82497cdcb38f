import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { BackLink } from '@/ui/record/BackLink';

export interface BackToListProps {
  /** The address of the list with this query. */
  to: (search: string) => string;
  label: string;
}

/** Closes what is open beside the list; on a phone the list is another page. */
export function BackToList({ to, label }: BackToListProps) {
  const mode = useSelector(selectDeviceMode);
  const { search } = useLocation();
  const open = useOpenLink();
  return mode !== 'desktop' ? <BackLink href={to(search)} label={label} onOpen={open} /> : null;
}
