// What members' screens stand in, and the one every sign-in leads to, as one file to fetch.
export { Component as Dashboard, loader as loadDashboard } from '../dashboard.tsx'
export { Component as MemberLayout } from './member-layout.tsx'
export { Component as SidebarLayout } from './sidebar-layout.tsx'
export { Component as TopBarLayout } from './top-bar-layout.tsx'
