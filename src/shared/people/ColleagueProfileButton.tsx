import { IconButton } from '@/ui/buttons/IconButton';
import { IdCardIcon } from '@/ui/icons';
import { peopleTexts } from './peopleTexts';
import { type ProfileOf, useProfile } from './useProfile';

/** Opens a colleague's profile, beside a row with another action of its own. */
export function ColleagueProfileButton({ tabIndex, ...colleague }: ProfileOf & { tabIndex?: -1 }) {
  const { button, popover } = useProfile(colleague);
  return (
    <>
      <IconButton
        {...button}
        {...(tabIndex !== undefined && { tabIndex })}
        size="s"
        icon={IdCardIcon}
        label={peopleTexts.profile.of(colleague.name || peopleTexts.profile.nameless)}
      />
      {popover}
    </>
  );
}
