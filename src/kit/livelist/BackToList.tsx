import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { CloseIcon } from '@/ui/icons';
import { BackLink } from '@/ui/record/BackLink';
import { uiTexts } from '@/ui/uiTexts';

export interface BackToListProps {
  /** Returns the address of the list with this query. */
  to: (search: string) => string;
  label: string;
}

/**
 * The way back to the list if the list is another page, as on a phone. On a tablet it closes the record beside the
 * list.
 */
export function BackToList({ to, label }: BackToListProps) {
  const mode = useSelector(selectDeviceMode);
  const { search } = useLocation();
  const open = useOpenLink();
  if (mode === 'desktop') return null;
  const words = mode === 'tablet' ? { label: uiTexts.close, icon: CloseIcon } : { label };
  return <BackLink href={to(search)} onOpen={open} {...words} />;
}
