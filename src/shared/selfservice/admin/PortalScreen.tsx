import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { to } from '@/core/paths';
import { selectMayAny } from '@/core/session/sessionSlice';
import { ADMINISTRATOR } from '@/domain/session/permission';
import { PlainScreen } from '@/kit/screen/PlainScreen';
import { Availability } from './availability/Availability';
import { ChatOffer } from './chat/ChatOffer';
import { portalTitles as titles } from './portalTitles';
import { Scenarios } from './scenarios/Scenarios';

/** The self-service portal: its availability, and what customers can arrange there (SSA-01..05). */
export function PortalScreen() {
  const maySee = useSelector(selectMayAny)('customerCard', ...ADMINISTRATOR);
  return (
    <PlainScreen title={titles.portal} actions={<Link to={to.portalRequests()}>{titles.requests}</Link>}>
      {maySee && <Availability />}
      <ChatOffer />
      <Scenarios />
    </PlainScreen>
  );
}
