import { useNavigate } from 'react-router';
import { to } from '@/core/paths';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { MailIcon } from '@/ui/icons';
import { mailTexts as texts } from '../mailTexts';
import { useMails } from './useMails';

/** Nothing is open yet: 'n' opens the first. */
export function NoMailOpened() {
  const navigate = useNavigate();
  const first = useMails().mails[0];
  const keys = { keys: 'n', label: texts.first, group: texts.shortcuts, when: first !== undefined };
  useShortcut(keys, () => {
    if (first) void navigate(to.mail(first.id, window.location.search));
  });
  return (
    <EmptyState icon={MailIcon} title={texts.nothingOpened}>
      {texts.nothingOpenedText}
    </EmptyState>
  );
}
