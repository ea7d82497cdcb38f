import { useSelector } from 'react-redux';
import { useWanted } from '@/core/hooks/usePreload';
import { lazyPart } from '@/lib/lazyPart';
import { IconButton } from '@/ui/buttons/IconButton';
import { PhoneOffIcon } from '@/ui/icons';
import { selectMayPhone } from '../state/phoneShown';
import { phoneToolTexts as texts } from './phoneToolTexts';

const PhoneControl = lazyPart(async () => (await import('./PhoneControl')).PhoneControl);

/** The phone in the top bar. It loads after the first rows, and is grey without the permission (TEL-13, TEL-56). */
export function PhoneTool() {
  const [isCalm] = useWanted(true);
  const mayPhone = useSelector(selectMayPhone);
  if (!isCalm) return null;
  if (mayPhone) return <PhoneControl />;
  return <IconButton icon={PhoneOffIcon} label={texts.noRights} aria-disabled="true" />;
}
