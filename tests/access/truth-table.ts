/**
 * Lists the permissions of each persona. All access tests use this table.
 *
 * A line shows the result for each persona who tries a verb on a row of the owner, with the statement in
 * `attempts.ts`:  row = it works,  none = nothing is found, no error,  denied = refused (42501).
 * An insert always names the owner as its member, so it is forged for every other persona. Blindly means
 * without a condition: such a statement reads no column, so only the policy of its own verb can stop it.
 *
 * guest        nobody signed in              follower     a member who follows the owner, and moderates
 * owner        the member whose row it is    participant  the other member of the owner's conversation
 * stranger     a member without relations    service      the server, with its secret key
 * halfway      the owner with two-factor sign-in, after entering only the password
 * blocked      a member whom the owner blocks
 */
export const truthTable = `
row                                 verb    guest   owner   halfway  stranger  follower  participant  blocked  service
profiles                            select  denied  row     row      row       row       row          none     row
profiles                            insert  denied  row     denied   denied    denied    denied       denied   row
profiles                            update  denied  row     none     none      none      none         none     row
profiles                            upsert  denied  row     denied   denied    denied    denied       denied   row
profiles                            delete  denied  denied  denied   denied    denied    denied       denied   row

startup_projects                    select  denied  row     none     none      none      none         none     row
startup_projects                    insert  denied  row     denied   denied    denied    denied       denied   row
startup_projects                    update  denied  row     none     none      none      none         none     row
startup_projects                    upsert  denied  denied  denied   denied    denied    denied       denied   row
startup_projects                    delete  denied  denied  denied   denied    denied    denied       denied   row
startup_projects, blindly           update  denied  row     none     none      none      none         none     row

ai_outputs                          select  denied  row     none     none      none      none         none     row
ai_outputs                          insert  denied  row     denied   denied    denied    denied       denied   row
ai_outputs                          update  denied  row     none     none      none      none         none     row
ai_outputs                          upsert  denied  denied  denied   denied    denied    denied       denied   row
ai_outputs                          delete  denied  row     none     none      none      none         none     row
ai_outputs, blindly                 update  denied  row     none     none      none      none         none     row
ai_outputs, blindly                 delete  denied  row     none     none      none      none         none     row

market_research                     select  denied  row     none     none      none      none         none     row
market_research                     insert  denied  row     denied   denied    denied    denied       denied   row
market_research                     update  denied  row     none     none      none      none         none     row
market_research                     upsert  denied  row     denied   denied    denied    denied       denied   row
market_research                     delete  denied  denied  denied   denied    denied    denied       denied   row
market_research, blindly            update  denied  row     none     none      none      none         none     row

journey_progress                    select  denied  row     none     none      none      none         none     row
journey_progress                    insert  denied  row     denied   denied    denied    denied       denied   row
journey_progress                    update  denied  denied  denied   denied    denied    denied       denied   row
journey_progress                    upsert  denied  denied  denied   denied    denied    denied       denied   row
journey_progress                    delete  denied  row     none     none      none      none         none     row
journey_progress, blindly           delete  denied  row     none     none      none      none         none     row

validation_progress                 select  denied  row     none     none      none      none         none     row
validation_progress                 insert  denied  row     denied   denied    denied    denied       denied   row
validation_progress                 update  denied  row     none     none      none      none         none     row
validation_progress                 upsert  denied  row     denied   denied    denied    denied       denied   row
validation_progress                 delete  denied  row     none     none      none      none         none     row
validation_progress, blindly        update  denied  row     none     none      none      none         none     row
validation_progress, blindly        delete  denied  row     none     none      none      none         none     row

helper_sessions                     select  denied  row     none     none      none      none         none     row
helper_sessions                     insert  denied  row     denied   denied    denied    denied       denied   row
helper_sessions                     update  denied  row     none     none      none      none         none     row
helper_sessions                     upsert  denied  row     denied   denied    denied    denied       denied   row
helper_sessions                     delete  denied  denied  denied   denied    denied    denied       denied   row
helper_sessions, blindly            update  denied  row     none     none      none      none         none     row

share_links                         select  denied  row     none     none      none      none         none     row
share_links                         insert  denied  denied  denied   denied    denied    denied       denied   row
share_links                         update  denied  denied  denied   denied    denied    denied       denied   row
share_links                         upsert  denied  denied  denied   denied    denied    denied       denied   row
share_links                         delete  denied  row     none     none      none      none         none     row
share_links, a document             update  denied  row     none     none      none      none         none     row
share_links, blindly                update  denied  row     none     none      none      none         none     row
share_links, blindly                delete  denied  row     none     none      none      none         none     row

sources                             select  denied  row     none     none      none      none         none     row
sources                             insert  denied  row     denied   denied    denied    denied       denied   row
sources                             update  denied  denied  denied   denied    denied    denied       denied   row
sources                             upsert  denied  denied  denied   denied    denied    denied       denied   row
sources                             delete  denied  row     none     none      none      none         none     row
sources, blindly                    delete  denied  row     none     none      none      none         none     row

facts                               select  denied  row     none     none      none      none         none     row
facts                               insert  denied  row     denied   denied    denied    denied       denied   row
facts                               update  denied  row     none     none      none      none         none     row
facts                               upsert  denied  denied  denied   denied    denied    denied       denied   row
facts                               delete  denied  row     none     none      none      none         none     row
facts, blindly                      update  denied  row     none     none      none      none         none     row
facts, blindly                      delete  denied  row     none     none      none      none         none     row
facts, not confirmed                insert  denied  denied  denied   denied    denied    denied       denied   row

contacts                            select  denied  row     none     none      none      none         none     row
contacts                            insert  denied  row     denied   denied    denied    denied       denied   row
contacts                            update  denied  row     none     none      none      none         none     row
contacts                            upsert  denied  denied  denied   denied    denied    denied       denied   row
contacts                            delete  denied  row     none     none      none      none         none     row
contacts, blindly                   update  denied  row     none     none      none      none         none     row
contacts, blindly                   delete  denied  row     none     none      none      none         none     row

interviews                          select  denied  row     none     none      none      none         none     row
interviews                          insert  denied  row     denied   denied    denied    denied       denied   row
interviews                          update  denied  denied  denied   denied    denied    denied       denied   row
interviews                          upsert  denied  denied  denied   denied    denied    denied       denied   row
interviews                          delete  denied  row     none     none      none      none         none     row
interviews, blindly                 delete  denied  row     none     none      none      none         none     row

forecasts                           select  denied  row     none     none      none      none         none     row
forecasts                           insert  denied  row     denied   denied    denied    denied       denied   row
forecasts                           update  denied  row     none     none      none      none         none     row
forecasts                           upsert  denied  denied  denied   denied    denied    denied       denied   row
forecasts                           delete  denied  row     none     none      none      none         none     row
forecasts, blindly                  update  denied  row     none     none      none      none         none     row
forecasts, blindly                  delete  denied  row     none     none      none      none         none     row

forecast_revisions                  select  denied  row     none     none      none      none         none     row
forecast_revisions                  insert  denied  denied  denied   denied    denied    denied       denied   row
forecast_revisions                  update  denied  denied  denied   denied    denied    denied       denied   row
forecast_revisions                  upsert  denied  denied  denied   denied    denied    denied       denied   row
forecast_revisions                  delete  denied  denied  denied   denied    denied    denied       denied   row

decks                               select  denied  row     none     none      none      none         none     row
decks                               insert  denied  row     denied   denied    denied    denied       denied   row
decks                               update  denied  row     none     none      none      none         none     row
decks                               upsert  denied  denied  denied   denied    denied    denied       denied   row
decks                               delete  denied  row     none     none      none      none         none     row
decks, blindly                      update  denied  row     none     none      none      none         none     row
decks, blindly                      delete  denied  row     none     none      none      none         none     row

deck_revisions                      select  denied  row     none     none      none      none         none     row
deck_revisions                      insert  denied  denied  denied   denied    denied    denied       denied   row
deck_revisions                      update  denied  denied  denied   denied    denied    denied       denied   row
deck_revisions                      upsert  denied  denied  denied   denied    denied    denied       denied   row
deck_revisions                      delete  denied  denied  denied   denied    denied    denied       denied   row

business_plans                      select  denied  row     none     none      none      none         none     row
business_plans                      insert  denied  row     denied   denied    denied    denied       denied   row
business_plans                      update  denied  row     none     none      none      none         none     row
business_plans                      upsert  denied  denied  denied   denied    denied    denied       denied   row
business_plans                      delete  denied  row     none     none      none      none         none     row
business_plans, blindly             update  denied  row     none     none      none      none         none     row
business_plans, blindly             delete  denied  row     none     none      none      none         none     row

business_plan_revisions             select  denied  row     none     none      none      none         none     row
business_plan_revisions             insert  denied  denied  denied   denied    denied    denied       denied   row
business_plan_revisions             update  denied  denied  denied   denied    denied    denied       denied   row
business_plan_revisions             upsert  denied  denied  denied   denied    denied    denied       denied   row
business_plan_revisions             delete  denied  denied  denied   denied    denied    denied       denied   row

mvp_plans                           select  denied  row     none     none      none      none         none     row
mvp_plans                           insert  denied  row     denied   denied    denied    denied       denied   row
mvp_plans                           update  denied  row     none     none      none      none         none     row
mvp_plans                           upsert  denied  denied  denied   denied    denied    denied       denied   row
mvp_plans                           delete  denied  row     none     none      none      none         none     row
mvp_plans, blindly                  update  denied  row     none     none      none      none         none     row
mvp_plans, blindly                  delete  denied  row     none     none      none      none         none     row

mvp_plan_revisions                  select  denied  row     none     none      none      none         none     row
mvp_plan_revisions                  insert  denied  denied  denied   denied    denied    denied       denied   row
mvp_plan_revisions                  update  denied  denied  denied   denied    denied    denied       denied   row
mvp_plan_revisions                  upsert  denied  denied  denied   denied    denied    denied       denied   row
mvp_plan_revisions                  delete  denied  denied  denied   denied    denied    denied       denied   row

assumptions                         select  denied  row     none     none      none      none         none     row
assumptions                         insert  denied  row     denied   denied    denied    denied       denied   row
assumptions                         update  denied  row     none     none      none      none         none     row
assumptions                         upsert  denied  denied  denied   denied    denied    denied       denied   row
assumptions                         delete  denied  row     none     none      none      none         none     row
assumptions, blindly                update  denied  row     none     none      none      none         none     row
assumptions, blindly                delete  denied  row     none     none      none      none         none     row

assumption_facts                    select  denied  row     none     none      none      none         none     row
assumption_facts                    insert  denied  row     denied   denied    denied    denied       denied   row
assumption_facts                    update  denied  row     none     none      none      none         none     row
assumption_facts                    upsert  denied  denied  denied   denied    denied    denied       denied   row
assumption_facts                    delete  denied  row     none     none      none      none         none     row
assumption_facts, blindly           update  denied  row     none     none      none      none         none     row
assumption_facts, blindly           delete  denied  row     none     none      none      none         none     row

experiments                         select  denied  row     none     none      none      none         none     row
experiments                         insert  denied  row     denied   denied    denied    denied       denied   row
experiments                         update  denied  row     none     none      none      none         none     row
experiments                         upsert  denied  denied  denied   denied    denied    denied       denied   row
experiments                         delete  denied  row     none     none      none      none         none     row
experiments, blindly                update  denied  row     none     none      none      none         none     row
experiments, blindly                delete  denied  row     none     none      none      none         none     row

actions                             select  denied  row     none     none      none      none         none     row
actions                             insert  denied  row     denied   denied    denied    denied       denied   row
actions                             update  denied  row     none     none      none      none         none     row
actions                             upsert  denied  denied  denied   denied    denied    denied       denied   row
actions                             delete  denied  row     none     none      none      none         none     row
actions, blindly                    update  denied  row     none     none      none      none         none     row
actions, blindly                    delete  denied  row     none     none      none      none         none     row

decisions                           select  denied  row     none     none      none      none         none     row
decisions                           insert  denied  row     denied   denied    denied    denied       denied   row
decisions                           update  denied  row     none     none      none      none         none     row
decisions                           upsert  denied  denied  denied   denied    denied    denied       denied   row
decisions                           delete  denied  row     none     none      none      none         none     row
decisions, blindly                  update  denied  row     none     none      none      none         none     row
decisions, blindly                  delete  denied  row     none     none      none      none         none     row

experiment_changes                  select  denied  row     none     none      none      none         none     row
experiment_changes                  insert  denied  denied  denied   denied    denied    denied       denied   denied
experiment_changes                  update  denied  denied  denied   denied    denied    denied       denied   denied
experiment_changes                  upsert  denied  denied  denied   denied    denied    denied       denied   denied
experiment_changes                  delete  denied  denied  denied   denied    denied    denied       denied   denied

member_settings                     select  denied  row     none     none      none      none         none     row
member_settings                     insert  denied  row     denied   denied    denied    denied       denied   row
member_settings                     update  denied  row     none     none      none      none         none     row
member_settings                     upsert  denied  row     denied   denied    denied    denied       denied   row
member_settings                     delete  denied  denied  denied   denied    denied    denied       denied   row
member_settings, blindly            update  denied  row     none     none      none      none         none     row

drafts                              select  denied  row     none     none      none      none         none     row
drafts                              insert  denied  row     denied   denied    denied    denied       denied   row
drafts                              update  denied  row     none     none      none      none         none     row
drafts                              upsert  denied  row     denied   denied    denied    denied       denied   row
drafts                              delete  denied  row     none     none      none      none         none     row
drafts, blindly                     update  denied  row     none     none      none      none         none     row
drafts, blindly                     delete  denied  row     none     none      none      none         none     row

bookmarks                           select  denied  row     none     none      none      none         none     row
bookmarks                           insert  denied  row     denied   denied    denied    denied       denied   row
bookmarks                           update  denied  denied  denied   denied    denied    denied       denied   row
bookmarks                           upsert  denied  denied  denied   denied    denied    denied       denied   row
bookmarks                           delete  denied  row     none     none      none      none         none     row
bookmarks, blindly                  delete  denied  row     none     none      none      none         none     row
bookmarks, of a post unseen         insert  denied  denied  denied   denied    denied    denied       denied   row

post_drafts                         select  denied  row     none     none      none      none         none     row
post_drafts                         insert  denied  row     denied   denied    denied    denied       denied   row
post_drafts                         update  denied  row     none     none      none      none         none     row
post_drafts                         upsert  denied  row     denied   denied    denied    denied       denied   row
post_drafts                         delete  denied  row     none     none      none      none         none     row
post_drafts, blindly                update  denied  row     none     none      none      none         none     row
post_drafts, blindly                delete  denied  row     none     none      none      none         none     row

posts                               select  denied  row     row      row       row       row          none     row
posts                               insert  denied  row     denied   denied    denied    denied       denied   row
posts                               update  denied  denied  denied   denied    denied    denied       denied   row
posts                               upsert  denied  denied  denied   denied    denied    denied       denied   row
posts                               delete  denied  row     none     none      none      none         none     row
posts, hidden                       select  denied  row     row      none      row       none         none     row

post_likes                          select  denied  row     row      row       row       row          none     row
post_likes                          insert  denied  row     denied   denied    denied    denied       denied   row
post_likes                          update  denied  denied  denied   denied    denied    denied       denied   row
post_likes                          upsert  denied  denied  denied   denied    denied    denied       denied   row
post_likes                          delete  denied  row     none     none      none      none         none     row
post_likes, across a block          insert  denied  denied  denied   denied    denied    denied       denied   row
post_likes, elsewhere               select  denied  row     row      row       row       row          none     row
post_likes, of a third member       select  denied  row     row      row       row       row          none     row

comments                            select  denied  row     row      row       row       row          none     row
comments                            insert  denied  row     denied   denied    denied    denied       denied   row
comments                            update  denied  denied  denied   denied    denied    denied       denied   row
comments                            upsert  denied  denied  denied   denied    denied    denied       denied   row
comments                            delete  denied  row     none     none      none      none         none     row
comments, across a block            insert  denied  denied  denied   denied    denied    denied       denied   row
comments, elsewhere                 select  denied  row     row      row       row       row          none     row
comments, of a third member         select  denied  row     row      row       row       row          none     row
comments, left across a block       select  denied  none    none     row       row       row          row      row
comments, left across a block       delete  denied  none    none     none      none      none         row      row
comments, hidden                    select  denied  row     row      none      row       none         none     row

comment_likes                       select  denied  row     row      row       row       row          none     row
comment_likes                       insert  denied  row     denied   denied    denied    denied       denied   row
comment_likes                       update  denied  denied  denied   denied    denied    denied       denied   row
comment_likes                       upsert  denied  denied  denied   denied    denied    denied       denied   row
comment_likes                       delete  denied  row     none     none      none      none         none     row
comment_likes, across a block       insert  denied  denied  denied   denied    denied    denied       denied   row
comment_likes, elsewhere            select  denied  row     row      row       row       row          none     row
comment_likes, of a third member    select  denied  row     row      row       row       row          none     row

follows                             select  denied  row     row      row       row       row          none     row
follows                             insert  denied  row     denied   denied    denied    denied       denied   row
follows                             update  denied  denied  denied   denied    denied    denied       denied   row
follows                             upsert  denied  denied  denied   denied    denied    denied       denied   row
follows                             delete  denied  row     none     none      none      none         none     row
follows, across a block             insert  denied  denied  denied   denied    denied    denied       denied   row

blocks                              select  denied  row     none     none      none      none         none     row
blocks                              insert  denied  row     denied   denied    denied    denied       denied   row
blocks                              update  denied  denied  denied   denied    denied    denied       denied   row
blocks                              upsert  denied  denied  denied   denied    denied    denied       denied   row
blocks                              delete  denied  row     none     none      none      none         none     row
blocks, blindly                     delete  denied  row     none     none      none      none         none     row

mutes                               select  denied  row     none     none      none      none         none     row
mutes                               insert  denied  row     denied   denied    denied    denied       denied   row
mutes                               update  denied  denied  denied   denied    denied    denied       denied   row
mutes                               upsert  denied  denied  denied   denied    denied    denied       denied   row
mutes                               delete  denied  row     none     none      none      none         none     row
mutes, blindly                      delete  denied  row     none     none      none      none         none     row

reports                             select  denied  row     none     none      none      none         none     row
reports                             insert  denied  row     denied   denied    denied    denied       denied   row
reports                             update  denied  denied  denied   denied    denied    denied       denied   row
reports                             upsert  denied  denied  denied   denied    denied    denied       denied   row
reports                             delete  denied  denied  denied   denied    denied    denied       denied   row
reports, of a post unseen           insert  denied  denied  denied   denied    denied    denied       denied   row
reports, of a comment unseen        insert  denied  denied  denied   denied    denied    denied       denied   row
reports, of a message unseen        insert  denied  denied  denied   denied    denied    denied       denied   row
reports, of a profile unseen        insert  denied  denied  denied   denied    denied    denied       denied   row

moderators                          select  denied  denied  denied   denied    denied    denied       denied   row
moderators                          insert  denied  denied  denied   denied    denied    denied       denied   row
moderators                          update  denied  denied  denied   denied    denied    denied       denied   row
moderators                          upsert  denied  denied  denied   denied    denied    denied       denied   row
moderators                          delete  denied  denied  denied   denied    denied    denied       denied   row

evidence_requests                   select  denied  row     none     none      row       none         none     row
evidence_requests                   insert  denied  denied  denied   denied    denied    denied       denied   row
evidence_requests                   update  denied  denied  denied   denied    denied    denied       denied   row
evidence_requests                   upsert  denied  denied  denied   denied    denied    denied       denied   row
evidence_requests                   delete  denied  denied  denied   denied    denied    denied       denied   row
evidence_requests, across a block   select  denied  none    none     none      none      none         none     row

moderation_actions                  select  denied  none    none     none      row       none         none     row
moderation_actions                  insert  denied  denied  denied   denied    denied    denied       denied   row
moderation_actions                  update  denied  denied  denied   denied    denied    denied       denied   row
moderation_actions                  upsert  denied  denied  denied   denied    denied    denied       denied   row
moderation_actions                  delete  denied  denied  denied   denied    denied    denied       denied   row

stories                             select  denied  row     none     row       row       row          none     row
stories                             insert  denied  row     denied   denied    denied    denied       denied   row
stories                             update  denied  denied  denied   denied    denied    denied       denied   row
stories                             upsert  denied  denied  denied   denied    denied    denied       denied   row
stories                             delete  denied  row     none     none      none      none         none     row
stories, a day old                  select  denied  none    none     none      none      none         none     row
stories, a day old                  delete  denied  none    none     none      none      none         none     row
stories, of a muted member          select  denied  none    none     row       row       row          row      row

story_views                         select  denied  row     none     none      none      none         none     row
story_views                         insert  denied  row     denied   denied    denied    denied       denied   row
story_views                         update  denied  denied  denied   denied    denied    denied       denied   row
story_views                         upsert  denied  denied  denied   denied    denied    denied       denied   row
story_views                         delete  denied  denied  denied   denied    denied    denied       denied   row
story_views, story a day old        insert  denied  denied  denied   denied    denied    denied       denied   row

conversations                       select  denied  row     none     none      none      row          none     row
conversations                       insert  denied  denied  denied   denied    denied    denied       denied   row
conversations                       update  denied  denied  denied   denied    denied    denied       denied   row
conversations                       upsert  denied  denied  denied   denied    denied    denied       denied   row
conversations                       delete  denied  denied  denied   denied    denied    denied       denied   row
conversations, across a block       select  denied  none    none     none      none      none         none     row
conversations, ignored              select  denied  none    none     none      none      none         none     row

conversation_participants           select  denied  row     none     none      none      row          none     row
conversation_participants           insert  denied  denied  denied   denied    denied    denied       denied   row
conversation_participants           update  denied  denied  denied   denied    denied    denied       denied   row
conversation_participants           upsert  denied  denied  denied   denied    denied    denied       denied   row
conversation_participants           delete  denied  denied  denied   denied    denied    denied       denied   row

messages                            select  denied  row     none     none      none      row          none     row
messages                            insert  denied  row     denied   denied    denied    denied       denied   row
messages                            update  denied  none    none     none      none      row          none     row
messages                            upsert  denied  denied  denied   denied    denied    denied       denied   row
messages                            delete  denied  denied  denied   denied    denied    denied       denied   row
messages, received                  update  denied  row     none     none      none      none         none     row
messages, to others                 insert  denied  denied  denied   denied    denied    denied       denied   row
messages, blindly                   update  denied  row     none     none      none      row          none     row
messages, across a block            select  denied  none    none     none      none      none         none     row
messages, across a block            insert  denied  denied  denied   denied    denied    denied       denied   row
messages, hidden                    select  denied  row     none     none      none      none         none     row

conversation_list                   select  denied  row     none     none      none      row          none     row

function_answers                    select  denied  denied  denied   denied    denied    denied       denied   row
function_answers                    insert  denied  denied  denied   denied    denied    denied       denied   row
function_answers                    update  denied  denied  denied   denied    denied    denied       denied   row
function_answers                    upsert  denied  denied  denied   denied    denied    denied       denied   row
function_answers                    delete  denied  denied  denied   denied    denied    denied       denied   row

notifications                       select  denied  row     none     none      none      none         none     row
notifications                       insert  denied  denied  denied   denied    denied    denied       denied   row
notifications                       update  denied  row     none     none      none      none         none     row
notifications                       upsert  denied  denied  denied   denied    denied    denied       denied   row
notifications                       delete  denied  denied  denied   denied    denied    denied       denied   row
notifications, blindly              update  denied  row     none     none      none      none         none     row

notification_list                   select  denied  row     none     none      none      none         none     row
notification_list, of a decision    select  denied  row     none     none      none      none         none     row

mail_queue                          select  denied  denied  denied   denied    denied    denied       denied   row
mail_queue                          insert  denied  denied  denied   denied    denied    denied       denied   row
mail_queue                          update  denied  denied  denied   denied    denied    denied       denied   row
mail_queue                          upsert  denied  denied  denied   denied    denied    denied       denied   row
mail_queue                          delete  denied  denied  denied   denied    denied    denied       denied   row

member_keys                         select  denied  denied  denied   denied    denied    denied       denied   row
member_keys                         insert  denied  denied  denied   denied    denied    denied       denied   row
member_keys                         update  denied  denied  denied   denied    denied    denied       denied   row
member_keys                         upsert  denied  denied  denied   denied    denied    denied       denied   row
member_keys                         delete  denied  denied  denied   denied    denied    denied       denied   row

ai_usage                            select  denied  denied  denied   denied    denied    denied       denied   row
ai_usage                            insert  denied  denied  denied   denied    denied    denied       denied   row
ai_usage                            update  denied  denied  denied   denied    denied    denied       denied   row
ai_usage                            upsert  denied  denied  denied   denied    denied    denied       denied   row
ai_usage                            delete  denied  denied  denied   denied    denied    denied       denied   row

subscribers                         select  denied  row     none     none      none      none         none     row
subscribers                         insert  denied  denied  denied   denied    denied    denied       denied   row
subscribers                         update  denied  denied  denied   denied    denied    denied       denied   row
subscribers                         upsert  denied  denied  denied   denied    denied    denied       denied   row
subscribers                         delete  denied  denied  denied   denied    denied    denied       denied   row

billing_events                      select  denied  denied  denied   denied    denied    denied       denied   row
billing_events                      insert  denied  denied  denied   denied    denied    denied       denied   row
billing_events                      update  denied  denied  denied   denied    denied    denied       denied   row
billing_events                      upsert  denied  denied  denied   denied    denied    denied       denied   row
billing_events                      delete  denied  denied  denied   denied    denied    denied       denied   row

quotas                              select  denied  row     row      row       row       row          row      row
quotas                              insert  denied  denied  denied   denied    denied    denied       denied   row
quotas                              update  denied  denied  denied   denied    denied    denied       denied   row
quotas                              upsert  denied  denied  denied   denied    denied    denied       denied   row
quotas                              delete  denied  denied  denied   denied    denied    denied       denied   row

quota_usage                         select  denied  row     none     none      none      none         none     row
quota_usage                         insert  denied  denied  denied   denied    denied    denied       denied   row
quota_usage                         update  denied  denied  denied   denied    denied    denied       denied   row
quota_usage                         upsert  denied  denied  denied   denied    denied    denied       denied   row
quota_usage                         delete  denied  denied  denied   denied    denied    denied       denied   row

storage.objects, avatar             select  none    row     none     none      none      none         none     row
storage.objects, avatar             insert  denied  row     denied   denied    denied    denied       denied   row
storage.objects, avatar             update  none    row     none     none      none      none         none     row
storage.objects, avatar             upsert  denied  row     denied   denied    denied    denied       denied   row
storage.objects, avatar             delete  none    row     none     none      none      none         none     row
storage.objects, story              select  none    row     none     row       row       row          none     row
storage.objects, story              insert  denied  row     denied   denied    denied    denied       denied   row
storage.objects, story              update  none    row     none     none      none      none         none     row
storage.objects, story              upsert  denied  row     denied   denied    denied    denied       denied   row
storage.objects, story              delete  none    row     none     none      none      none         none     row
storage.objects, story a day old    select  none    row     none     none      none      none         none     row
storage.objects, story a day old    delete  none    row     none     none      none      none         none     row
storage.objects, elsewhere          insert  denied  denied  denied   denied    denied    denied       denied   row
storage.objects, elsewhere          delete  none    none    none     none      none      none         none     row
storage.objects, elsewhere blindly  delete  none    none    none     none      none      none         none     row
storage.objects, elsewhere blindly  update  none    none    none     none      none      none         none     row
`
