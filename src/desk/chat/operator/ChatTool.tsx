import { useSelector } from 'react-redux';
import { lazyPart } from '@/lib/lazyPart';
import { IconButton } from '@/ui/buttons/IconButton';
import { MessageIcon } from '@/ui/icons';
import { chatToolTexts as texts } from './chatToolTexts';
import { selectMayOperate } from '../state/mayOperate';

const OperatorTool = lazyPart(async () => (await import('./OperatorTool')).OperatorTool);

/** The chat in the top bar. It loads after the first rows, and is grey without the permissions (CHAT-45, CHAT-90). */
export function ChatTool() {
  const mayOperate = useSelector(selectMayOperate);
  if (mayOperate) return <OperatorTool />;
  return <IconButton icon={MessageIcon} label={texts.noPermission} aria-disabled="true" />;
}
