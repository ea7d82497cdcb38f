import { Outlet } from 'react-router';

export const CaseFlowsOverviewScreen = () => <Outlet />;
export const NoCaseFlowScreen = () => null;
