import { useNavigate } from 'react-router';
import { to } from '@/core/paths';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { MailIcon } from '@/ui/icons';
import { mailKeys } from '../mailShortcutTexts';
import { mailTexts as texts } from '../mailTexts';
import { useMails } from './useMails';

/** Shown while no mail is open; the key 'n' opens the first mail. */
export function NoMailOpened() {
  const navigate = useNavigate();
  const first = useMails().mails[0];
  const openFirst = () => {
    if (first) void navigate(to.mail(first.id, window.location.search));
  };
  useShortcut(mailKeys.first, openFirst, first !== undefined);
  return (
    <EmptyState icon={MailIcon} title={texts.nothingOpened}>
      {texts.nothingOpenedText}
    </EmptyState>
  );
}
