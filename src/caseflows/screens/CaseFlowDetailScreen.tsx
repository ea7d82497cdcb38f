import { Outlet } from 'react-router';

export const CaseFlowDetailScreen = () => <Outlet />;
