// The member layouts and the first screen after sign-in, bundled in one file.
export { Component as Dashboard, loader as loadDashboard } from '../dashboard.tsx'
export { Component as MemberLayout } from './member-layout.tsx'
export { Component as SidebarLayout } from './sidebar-layout.tsx'
export { Component as TopBarLayout } from './top-bar-layout.tsx'
