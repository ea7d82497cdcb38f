import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '@/ui/buttons/IconButton';
import { PhoneIcon } from '@/ui/icons';
import { phoneToolShown } from '../state/phoneToolShown';
import { selectPhoneSign } from '../state/telephonySelectors';
import { phoneToolTexts as texts } from './phoneToolTexts';

/** How the phone stands, for who may use it. */
export function PhoneControl() {
  const dispatch = useDispatch();
  const sign = useSelector(selectPhoneSign);
  useEffect(() => {
    dispatch(phoneToolShown());
  }, [dispatch]);
  return sign === 'waiting' ? null : <IconButton icon={PhoneIcon} label={texts[sign]} />;
}
