import { IconButton } from '@/ui/buttons/IconButton';
import { IdCardIcon } from '@/ui/icons';
import { peopleTexts } from './peopleTexts';
import { type ProfileOf, useProfile } from './useProfile';

/** Tells who a colleague is beside a row that does something else when it is pressed. */
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
