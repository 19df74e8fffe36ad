// Generated from supabase/migrations by `npm run db:types`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  __InternalSupabase: { PostgrestVersion: '12' }
  public: {
    Tables: {
      actions: {
        Row: {
          created_at: string
          done_at: string | null
          due_on: string | null
          id: string
          outcome: string | null
          project_id: string
          source: string | null
          state: Database['public']['Enums']['evidence_state']
          text: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          done_at?: string | null
          due_on?: string | null
          id?: string
          outcome?: string | null
          project_id: string
          source?: string | null
          state?: Database['public']['Enums']['evidence_state']
          text: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          done_at?: string | null
          due_on?: string | null
          id?: string
          outcome?: string | null
          project_id?: string
          source?: string | null
          state?: Database['public']['Enums']['evidence_state']
          text?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'actions_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      ai_outputs: {
        Row: {
          created_at: string
          id: string
          input_data: Json
          metadata: Json
          output_content: string
          output_type: Database['public']['Enums']['ai_output_type']
          project_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          input_data?: Json
          metadata?: Json
          output_content: string
          output_type: Database['public']['Enums']['ai_output_type']
          project_id: string
        }
        Update: {
          created_at?: string
          id?: string
          input_data?: Json
          metadata?: Json
          output_content?: string
          output_type?: Database['public']['Enums']['ai_output_type']
          project_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'ai_outputs_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      ai_usage: {
        Row: {
          counts: boolean
          finished_at: string | null
          helper: string
          id: string
          input_tokens: number | null
          model: string | null
          ms: number | null
          ok: boolean | null
          output_tokens: number | null
          provider: string | null
          started_at: string
          user_id: string
        }
        Insert: {
          counts?: boolean
          finished_at?: string | null
          helper: string
          id?: string
          input_tokens?: number | null
          model?: string | null
          ms?: number | null
          ok?: boolean | null
          output_tokens?: number | null
          provider?: string | null
          started_at?: string
          user_id: string
        }
        Update: {
          counts?: boolean
          finished_at?: string | null
          helper?: string
          id?: string
          input_tokens?: number | null
          model?: string | null
          ms?: number | null
          ok?: boolean | null
          output_tokens?: number | null
          provider?: string | null
          started_at?: string
          user_id?: string
        }
        Relationships: []
      }
      assumption_facts: {
        Row: {
          assumption_id: string
          bears: Database['public']['Enums']['fact_bearing']
          created_at: string
          fact_id: string
          project_id: string
        }
        Insert: {
          assumption_id: string
          bears?: Database['public']['Enums']['fact_bearing']
          created_at?: string
          fact_id: string
          project_id: string
        }
        Update: {
          assumption_id?: string
          bears?: Database['public']['Enums']['fact_bearing']
          created_at?: string
          fact_id?: string
          project_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'assumption_facts_assumption_id_project_id_fkey'
            columns: ['assumption_id', 'project_id']
            isOneToOne: false
            referencedRelation: 'assumptions'
            referencedColumns: ['id', 'project_id']
          },
          {
            foreignKeyName: 'assumption_facts_fact_id_project_id_fkey'
            columns: ['fact_id', 'project_id']
            isOneToOne: false
            referencedRelation: 'facts'
            referencedColumns: ['id', 'project_id']
          },
          {
            foreignKeyName: 'assumption_facts_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      assumptions: {
        Row: {
          created_at: string
          id: string
          importance: number
          kind: Database['public']['Enums']['assumption_kind']
          project_id: string
          source: string | null
          state: Database['public']['Enums']['evidence_state']
          text: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          id?: string
          importance?: number
          kind?: Database['public']['Enums']['assumption_kind']
          project_id: string
          source?: string | null
          state?: Database['public']['Enums']['evidence_state']
          text: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          importance?: number
          kind?: Database['public']['Enums']['assumption_kind']
          project_id?: string
          source?: string | null
          state?: Database['public']['Enums']['evidence_state']
          text?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'assumptions_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      billing_events: {
        Row: {
          created_at: string
          id: string
          received_at: string
          type: string
        }
        Insert: {
          created_at: string
          id: string
          received_at?: string
          type: string
        }
        Update: {
          created_at?: string
          id?: string
          received_at?: string
          type?: string
        }
        Relationships: []
      }
      blocks: {
        Row: {
          blocked_id: string
          blocker_id: string
          created_at: string
        }
        Insert: {
          blocked_id: string
          blocker_id?: string
          created_at?: string
        }
        Update: {
          blocked_id?: string
          blocker_id?: string
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'blocks_blocked_id_fkey'
            columns: ['blocked_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'blocks_blocker_id_fkey'
            columns: ['blocker_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      bookmarks: {
        Row: {
          created_at: string
          post_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          post_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          post_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'bookmarks_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'posts'
            referencedColumns: ['id']
          },
        ]
      }
      business_plan_revisions: {
        Row: {
          content: Json
          kept_at: string
          project_id: string
          saved_at: string
          version: number
        }
        Insert: {
          content: Json
          kept_at?: string
          project_id: string
          saved_at: string
          version: number
        }
        Update: {
          content?: Json
          kept_at?: string
          project_id?: string
          saved_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'business_plan_revisions_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'business_plans'
            referencedColumns: ['project_id']
          },
        ]
      }
      business_plans: {
        Row: {
          content: Json
          created_at: string
          project_id: string
          restored_from: number | null
          updated_at: string
          version: number
        }
        Insert: {
          content: Json
          created_at?: string
          project_id: string
          restored_from?: number | null
          updated_at?: string
          version?: number
        }
        Update: {
          content?: Json
          created_at?: string
          project_id?: string
          restored_from?: number | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'business_plans_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      comment_likes: {
        Row: {
          comment_id: string
          created_at: string
          user_id: string
        }
        Insert: {
          comment_id: string
          created_at?: string
          user_id?: string
        }
        Update: {
          comment_id?: string
          created_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'comment_likes_comment_id_fkey'
            columns: ['comment_id']
            isOneToOne: false
            referencedRelation: 'comments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'comment_likes_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      comments: {
        Row: {
          content: string
          created_at: string
          hidden_at: string | null
          id: string
          likes_count: number
          post_id: string
          user_id: string
          carries_muted_word: boolean | null
        }
        Insert: {
          content: string
          created_at?: string
          hidden_at?: string | null
          id?: string
          likes_count?: number
          post_id: string
          user_id?: string
        }
        Update: {
          content?: string
          created_at?: string
          hidden_at?: string | null
          id?: string
          likes_count?: number
          post_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'comments_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'posts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'comments_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      contacts: {
        Row: {
          company: string | null
          created_at: string
          email: string | null
          id: string
          name: string
          next_on: string | null
          next_step: string | null
          note: string | null
          project_id: string
          segment: string | null
          stage: Database['public']['Enums']['contact_stage']
          updated_at: string
        }
        Insert: {
          company?: string | null
          created_at?: string
          email?: string | null
          id?: string
          name: string
          next_on?: string | null
          next_step?: string | null
          note?: string | null
          project_id: string
          segment?: string | null
          stage?: Database['public']['Enums']['contact_stage']
          updated_at?: string
        }
        Update: {
          company?: string | null
          created_at?: string
          email?: string | null
          id?: string
          name?: string
          next_on?: string | null
          next_step?: string | null
          note?: string | null
          project_id?: string
          segment?: string | null
          stage?: Database['public']['Enums']['contact_stage']
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'contacts_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      conversation_participants: {
        Row: {
          conversation_id: string
          id: string
          user_id: string
        }
        Insert: {
          conversation_id: string
          id?: string
          user_id: string
        }
        Update: {
          conversation_id?: string
          id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'conversation_participants_conversation_id_fkey'
            columns: ['conversation_id']
            isOneToOne: false
            referencedRelation: 'conversations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'conversation_participants_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      conversations: {
        Row: {
          created_at: string
          first_member_id: string
          has_messages: boolean
          id: string
          request_from: string | null
          second_member_id: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          first_member_id: string
          has_messages?: boolean
          id?: string
          request_from?: string | null
          second_member_id: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          first_member_id?: string
          has_messages?: boolean
          id?: string
          request_from?: string | null
          second_member_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'conversations_first_member_id_fkey'
            columns: ['first_member_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'conversations_request_from_fkey'
            columns: ['request_from']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'conversations_second_member_id_fkey'
            columns: ['second_member_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      decisions: {
        Row: {
          decided_at: string
          dossier: string
          id: string
          kind: Database['public']['Enums']['decision_kind']
          project_id: string
          reason: string
          reopened_at: string | null
        }
        Insert: {
          decided_at?: string
          dossier?: string
          id?: string
          kind: Database['public']['Enums']['decision_kind']
          project_id: string
          reason: string
          reopened_at?: string | null
        }
        Update: {
          decided_at?: string
          dossier?: string
          id?: string
          kind?: Database['public']['Enums']['decision_kind']
          project_id?: string
          reason?: string
          reopened_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'decisions_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      deck_revisions: {
        Row: {
          content: Json
          kept_at: string
          project_id: string
          saved_at: string
          version: number
        }
        Insert: {
          content: Json
          kept_at?: string
          project_id: string
          saved_at: string
          version: number
        }
        Update: {
          content?: Json
          kept_at?: string
          project_id?: string
          saved_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'deck_revisions_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'decks'
            referencedColumns: ['project_id']
          },
        ]
      }
      decks: {
        Row: {
          content: Json
          created_at: string
          project_id: string
          restored_from: number | null
          updated_at: string
          version: number
        }
        Insert: {
          content: Json
          created_at?: string
          project_id: string
          restored_from?: number | null
          updated_at?: string
          version?: number
        }
        Update: {
          content?: Json
          created_at?: string
          project_id?: string
          restored_from?: number | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'decks_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      drafts: {
        Row: {
          content: Json
          name: string
          updated_at: string
          user_id: string
        }
        Insert: {
          content: Json
          name: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          content?: Json
          name?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      evidence_requests: {
        Row: {
          answered_at: string | null
          author_id: string
          comment_id: string
          created_at: string
          founder_id: string
          source_id: string | null
          state: string
        }
        Insert: {
          answered_at?: string | null
          author_id: string
          comment_id: string
          created_at?: string
          founder_id: string
          source_id?: string | null
          state?: string
        }
        Update: {
          answered_at?: string | null
          author_id?: string
          comment_id?: string
          created_at?: string
          founder_id?: string
          source_id?: string | null
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: 'evidence_requests_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'evidence_requests_comment_id_fkey'
            columns: ['comment_id']
            isOneToOne: true
            referencedRelation: 'comments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'evidence_requests_founder_id_fkey'
            columns: ['founder_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'evidence_requests_source_id_fkey'
            columns: ['source_id']
            isOneToOne: true
            referencedRelation: 'sources'
            referencedColumns: ['id']
          },
        ]
      }
      experiment_changes: {
        Row: {
          believe: string
          changed_at: string
          changed_by: string | null
          experiment_id: string
          had_result: boolean
          id: string
          measure: string
          measured: number | null
          project_id: string
          right_if: string
          target: number | null
          verify: string
        }
        Insert: {
          believe: string
          changed_at?: string
          changed_by?: string | null
          experiment_id: string
          had_result: boolean
          id?: string
          measure: string
          measured?: number | null
          project_id: string
          right_if: string
          target?: number | null
          verify: string
        }
        Update: {
          believe?: string
          changed_at?: string
          changed_by?: string | null
          experiment_id?: string
          had_result?: boolean
          id?: string
          measure?: string
          measured?: number | null
          project_id?: string
          right_if?: string
          target?: number | null
          verify?: string
        }
        Relationships: [
          {
            foreignKeyName: 'experiment_changes_experiment_id_fkey'
            columns: ['experiment_id']
            isOneToOne: false
            referencedRelation: 'experiments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'experiment_changes_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      experiments: {
        Row: {
          assumption_id: string | null
          believe: string
          created_at: string
          decided: string | null
          due_on: string | null
          id: string
          learned: string | null
          measure: string
          measured: number | null
          method: Database['public']['Enums']['experiment_method']
          observed: string | null
          project_id: string
          resulted_at: string | null
          right_if: string
          sealed_at: string | null
          sealed_by: string | null
          source: string | null
          state: Database['public']['Enums']['evidence_state']
          target: number | null
          updated_at: string
          verify: string
        }
        Insert: {
          assumption_id?: string | null
          believe: string
          created_at?: string
          decided?: string | null
          due_on?: string | null
          id?: string
          learned?: string | null
          measure: string
          measured?: number | null
          method?: Database['public']['Enums']['experiment_method']
          observed?: string | null
          project_id: string
          resulted_at?: string | null
          right_if: string
          sealed_at?: string | null
          sealed_by?: string | null
          source?: string | null
          state?: Database['public']['Enums']['evidence_state']
          target?: number | null
          updated_at?: string
          verify: string
        }
        Update: {
          assumption_id?: string | null
          believe?: string
          created_at?: string
          decided?: string | null
          due_on?: string | null
          id?: string
          learned?: string | null
          measure?: string
          measured?: number | null
          method?: Database['public']['Enums']['experiment_method']
          observed?: string | null
          project_id?: string
          resulted_at?: string | null
          right_if?: string
          sealed_at?: string | null
          sealed_by?: string | null
          source?: string | null
          state?: Database['public']['Enums']['evidence_state']
          target?: number | null
          updated_at?: string
          verify?: string
        }
        Relationships: [
          {
            foreignKeyName: 'experiments_assumption_id_project_id_fkey'
            columns: ['assumption_id', 'project_id']
            isOneToOne: false
            referencedRelation: 'assumptions'
            referencedColumns: ['id', 'project_id']
          },
          {
            foreignKeyName: 'experiments_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      facts: {
        Row: {
          bears: Database['public']['Enums']['fact_bearing']
          beside: string[]
          created_at: string
          disagrees_with: string | null
          evidence: Database['public']['Enums']['fact_evidence'] | null
          id: string
          project_id: string
          quote: string | null
          replaced_by: string | null
          said_at: string
          source_id: string | null
          state: Database['public']['Enums']['fact_state']
          subject: string | null
          text: string
          topic: Database['public']['Enums']['fact_topic']
          updated_at: string
          value: Json | null
        }
        Insert: {
          bears?: Database['public']['Enums']['fact_bearing']
          beside?: string[]
          created_at?: string
          disagrees_with?: string | null
          evidence?: Database['public']['Enums']['fact_evidence'] | null
          id?: string
          project_id: string
          quote?: string | null
          replaced_by?: string | null
          said_at?: string
          source_id?: string | null
          state?: Database['public']['Enums']['fact_state']
          subject?: string | null
          text: string
          topic: Database['public']['Enums']['fact_topic']
          updated_at?: string
          value?: Json | null
        }
        Update: {
          bears?: Database['public']['Enums']['fact_bearing']
          beside?: string[]
          created_at?: string
          disagrees_with?: string | null
          evidence?: Database['public']['Enums']['fact_evidence'] | null
          id?: string
          project_id?: string
          quote?: string | null
          replaced_by?: string | null
          said_at?: string
          source_id?: string | null
          state?: Database['public']['Enums']['fact_state']
          subject?: string | null
          text?: string
          topic?: Database['public']['Enums']['fact_topic']
          updated_at?: string
          value?: Json | null
        }
        Relationships: [
          {
            foreignKeyName: 'facts_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'facts_replaced_by_fkey'
            columns: ['replaced_by']
            isOneToOne: false
            referencedRelation: 'facts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'facts_source_id_fkey'
            columns: ['source_id']
            isOneToOne: false
            referencedRelation: 'sources'
            referencedColumns: ['id']
          },
        ]
      }
      follows: {
        Row: {
          created_at: string
          follower_id: string
          following_id: string
          id: string
        }
        Insert: {
          created_at?: string
          follower_id?: string
          following_id: string
          id?: string
        }
        Update: {
          created_at?: string
          follower_id?: string
          following_id?: string
          id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'follows_follower_id_fkey'
            columns: ['follower_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'follows_following_id_fkey'
            columns: ['following_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      forecast_revisions: {
        Row: {
          kept_at: string
          model: Json
          project_id: string
          saved_at: string
          version: number
        }
        Insert: {
          kept_at?: string
          model: Json
          project_id: string
          saved_at: string
          version: number
        }
        Update: {
          kept_at?: string
          model?: Json
          project_id?: string
          saved_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'forecast_revisions_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'forecasts'
            referencedColumns: ['project_id']
          },
        ]
      }
      forecasts: {
        Row: {
          created_at: string
          model: Json
          project_id: string
          restored_from: number | null
          updated_at: string
          version: number
        }
        Insert: {
          created_at?: string
          model: Json
          project_id: string
          restored_from?: number | null
          updated_at?: string
          version?: number
        }
        Update: {
          created_at?: string
          model?: Json
          project_id?: string
          restored_from?: number | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'forecasts_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      function_answers: {
        Row: {
          answer: Json | null
          created_at: string
          request_id: string
          user_id: string
        }
        Insert: {
          answer?: Json | null
          created_at?: string
          request_id: string
          user_id: string
        }
        Update: {
          answer?: Json | null
          created_at?: string
          request_id?: string
          user_id?: string
        }
        Relationships: []
      }
      helper_sessions: {
        Row: {
          helper: string
          project_id: string
          revision: number
          state: Json
          updated_at: string
        }
        Insert: {
          helper: string
          project_id: string
          revision?: number
          state?: Json
          updated_at?: string
        }
        Update: {
          helper?: string
          project_id?: string
          revision?: number
          state?: Json
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'helper_sessions_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      interviews: {
        Row: {
          compliments: string[]
          contact_id: string | null
          created_at: string
          held_at: string
          id: string
          next_step: string | null
          project_id: string
        }
        Insert: {
          compliments?: string[]
          contact_id?: string | null
          created_at?: string
          held_at?: string
          id?: string
          next_step?: string | null
          project_id: string
        }
        Update: {
          compliments?: string[]
          contact_id?: string | null
          created_at?: string
          held_at?: string
          id?: string
          next_step?: string | null
          project_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'interviews_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'interviews_with_a_contact_of_the_project'
            columns: ['contact_id', 'project_id']
            isOneToOne: false
            referencedRelation: 'contacts'
            referencedColumns: ['id', 'project_id']
          },
        ]
      }
      journey_progress: {
        Row: {
          completed_at: string
          project_id: string
          step_id: Database['public']['Enums']['journey_step']
        }
        Insert: {
          completed_at?: string
          project_id: string
          step_id: Database['public']['Enums']['journey_step']
        }
        Update: {
          completed_at?: string
          project_id?: string
          step_id?: Database['public']['Enums']['journey_step']
        }
        Relationships: [
          {
            foreignKeyName: 'journey_progress_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      mail_queue: {
        Row: {
          attempts: number
          body: Json
          created_at: string
          dedupe: string
          id: string
          kind: string
          last_error: string | null
          member_id: string
          send_after: string
          state: string
          subject: string
        }
        Insert: {
          attempts?: number
          body: Json
          created_at?: string
          dedupe: string
          id?: string
          kind: string
          last_error?: string | null
          member_id: string
          send_after?: string
          state?: string
          subject: string
        }
        Update: {
          attempts?: number
          body?: Json
          created_at?: string
          dedupe?: string
          id?: string
          kind?: string
          last_error?: string | null
          member_id?: string
          send_after?: string
          state?: string
          subject?: string
        }
        Relationships: []
      }
      market_research: {
        Row: {
          analysis: string
          created_at: string
          data_quality: Database['public']['Enums']['data_quality']
          industry: string
          market: string
          project_id: string
          target_customer: string | null
          updated_at: string
        }
        Insert: {
          analysis: string
          created_at?: string
          data_quality?: Database['public']['Enums']['data_quality']
          industry: string
          market: string
          project_id: string
          target_customer?: string | null
          updated_at?: string
        }
        Update: {
          analysis?: string
          created_at?: string
          data_quality?: Database['public']['Enums']['data_quality']
          industry?: string
          market?: string
          project_id?: string
          target_customer?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'market_research_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      member_keys: {
        Row: {
          created_at: string
          has_answered: boolean
          provider: string
          sealed: string
          user_id: string
        }
        Insert: {
          created_at?: string
          has_answered?: boolean
          provider: string
          sealed: string
          user_id: string
        }
        Update: {
          created_at?: string
          has_answered?: boolean
          provider?: string
          sealed?: string
          user_id?: string
        }
        Relationships: []
      }
      member_settings: {
        Row: {
          early_access: boolean
          first_minutes: string | null
          language: string | null
          mail: Json
          mind_offer: string | null
          privacy: Json
          quiet_notifications: string[]
          updated_at: string
          user_id: string
        }
        Insert: {
          early_access?: boolean
          first_minutes?: string | null
          language?: string | null
          mail?: Json
          mind_offer?: string | null
          privacy?: Json
          quiet_notifications?: string[]
          updated_at?: string
          user_id?: string
        }
        Update: {
          early_access?: boolean
          first_minutes?: string | null
          language?: string | null
          mail?: Json
          mind_offer?: string | null
          privacy?: Json
          quiet_notifications?: string[]
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      messages: {
        Row: {
          content: string
          conversation_id: string
          created_at: string
          deleted_at: string | null
          hidden_at: string | null
          id: string
          read_at: string | null
          sender_id: string
        }
        Insert: {
          content: string
          conversation_id: string
          created_at?: string
          deleted_at?: string | null
          hidden_at?: string | null
          id?: string
          read_at?: string | null
          sender_id?: string
        }
        Update: {
          content?: string
          conversation_id?: string
          created_at?: string
          deleted_at?: string | null
          hidden_at?: string | null
          id?: string
          read_at?: string | null
          sender_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'messages_conversation_id_fkey'
            columns: ['conversation_id']
            isOneToOne: false
            referencedRelation: 'conversations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'messages_sender_id_fkey'
            columns: ['sender_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      moderation_actions: {
        Row: {
          action: string
          created_at: string
          id: string
          kind: string
          member_id: string
          moderator_id: string | null
          note: string | null
          object_id: string
          until: string | null
        }
        Insert: {
          action: string
          created_at?: string
          id?: string
          kind: string
          member_id: string
          moderator_id?: string | null
          note?: string | null
          object_id: string
          until?: string | null
        }
        Update: {
          action?: string
          created_at?: string
          id?: string
          kind?: string
          member_id?: string
          moderator_id?: string | null
          note?: string | null
          object_id?: string
          until?: string | null
        }
        Relationships: []
      }
      moderators: {
        Row: {
          created_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          user_id?: string
        }
        Relationships: []
      }
      mutes: {
        Row: {
          created_at: string
          id: string
          muted_id: string | null
          user_id: string
          word: string | null
        }
        Insert: {
          created_at?: string
          id?: string
          muted_id?: string | null
          user_id?: string
          word?: string | null
        }
        Update: {
          created_at?: string
          id?: string
          muted_id?: string | null
          user_id?: string
          word?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'mutes_muted_id_fkey'
            columns: ['muted_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mutes_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      mvp_plan_revisions: {
        Row: {
          content: Json
          kept_at: string
          project_id: string
          saved_at: string
          version: number
        }
        Insert: {
          content: Json
          kept_at?: string
          project_id: string
          saved_at: string
          version: number
        }
        Update: {
          content?: Json
          kept_at?: string
          project_id?: string
          saved_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'mvp_plan_revisions_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'mvp_plans'
            referencedColumns: ['project_id']
          },
        ]
      }
      mvp_plans: {
        Row: {
          content: Json
          created_at: string
          project_id: string
          restored_from: number | null
          updated_at: string
          version: number
        }
        Insert: {
          content: Json
          created_at?: string
          project_id: string
          restored_from?: number | null
          updated_at?: string
          version?: number
        }
        Update: {
          content?: Json
          created_at?: string
          project_id?: string
          restored_from?: number | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'mvp_plans_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      notifications: {
        Row: {
          comment_id: string | null
          created_at: string
          decision_id: string | null
          id: string
          kind: string
          post_id: string | null
          read_at: string | null
          recipient_id: string
          updated_at: string
        }
        Insert: {
          comment_id?: string | null
          created_at?: string
          decision_id?: string | null
          id?: string
          kind: string
          post_id?: string | null
          read_at?: string | null
          recipient_id: string
          updated_at?: string
        }
        Update: {
          comment_id?: string | null
          created_at?: string
          decision_id?: string | null
          id?: string
          kind?: string
          post_id?: string | null
          read_at?: string | null
          recipient_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'notifications_comment_id_fkey'
            columns: ['comment_id']
            isOneToOne: false
            referencedRelation: 'comments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'notifications_decision_id_fkey'
            columns: ['decision_id']
            isOneToOne: false
            referencedRelation: 'moderation_actions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'notifications_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'posts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'notifications_recipient_id_fkey'
            columns: ['recipient_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      post_drafts: {
        Row: {
          content: string
          created_at: string
          id: string
          updated_at: string
          user_id: string
        }
        Insert: {
          content: string
          created_at?: string
          id?: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          content?: string
          created_at?: string
          id?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'post_drafts_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      post_likes: {
        Row: {
          created_at: string
          id: string
          post_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          post_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          post_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'post_likes_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'posts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'post_likes_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      posts: {
        Row: {
          comments_count: number
          content: string
          created_at: string
          hidden_at: string | null
          id: string
          image_url: string | null
          likes_count: number
          user_id: string
        }
        Insert: {
          comments_count?: number
          content: string
          created_at?: string
          hidden_at?: string | null
          id?: string
          image_url?: string | null
          likes_count?: number
          user_id?: string
        }
        Update: {
          comments_count?: number
          content?: string
          created_at?: string
          hidden_at?: string | null
          id?: string
          image_url?: string | null
          likes_count?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'posts_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      profiles: {
        Row: {
          avatar_url: string | null
          bio: string | null
          building: string | null
          company_name: string | null
          created_at: string
          email: string | null
          full_name: string | null
          handle: string
          id: string
          industry: Database['public']['Enums']['industry'] | null
          links: string[]
          location: string | null
          looking_for: string | null
          open_to_talk: boolean
          updated_at: string
          user_type: Database['public']['Enums']['user_type']
        }
        Insert: {
          avatar_url?: string | null
          bio?: string | null
          building?: string | null
          company_name?: string | null
          created_at?: string
          email?: string | null
          full_name?: string | null
          handle?: string
          id: string
          industry?: Database['public']['Enums']['industry'] | null
          links?: string[]
          location?: string | null
          looking_for?: string | null
          open_to_talk?: boolean
          updated_at?: string
          user_type?: Database['public']['Enums']['user_type']
        }
        Update: {
          avatar_url?: string | null
          bio?: string | null
          building?: string | null
          company_name?: string | null
          created_at?: string
          email?: string | null
          full_name?: string | null
          handle?: string
          id?: string
          industry?: Database['public']['Enums']['industry'] | null
          links?: string[]
          location?: string | null
          looking_for?: string | null
          open_to_talk?: boolean
          updated_at?: string
          user_type?: Database['public']['Enums']['user_type']
        }
        Relationships: []
      }
      quota_usage: {
        Row: {
          began_at: string
          bytes: number
          kind: string
          per_seconds: number
          rows: number
          user_id: string
        }
        Insert: {
          began_at?: string
          bytes: number
          kind: string
          per_seconds: number
          rows: number
          user_id: string
        }
        Update: {
          began_at?: string
          bytes?: number
          kind?: string
          per_seconds?: number
          rows?: number
          user_id?: string
        }
        Relationships: []
      }
      quotas: {
        Row: {
          kind: string
          max_bytes: number | null
          max_rows: number | null
          per_seconds: number
          plan: Database['public']['Enums']['subscription_plan']
        }
        Insert: {
          kind: string
          max_bytes?: number | null
          max_rows?: number | null
          per_seconds?: number
          plan: Database['public']['Enums']['subscription_plan']
        }
        Update: {
          kind?: string
          max_bytes?: number | null
          max_rows?: number | null
          per_seconds?: number
          plan?: Database['public']['Enums']['subscription_plan']
        }
        Relationships: []
      }
      reports: {
        Row: {
          comment_id: string | null
          created_at: string
          id: string
          member_id: string | null
          message_id: string | null
          post_id: string | null
          profile_id: string | null
          reason: string
          reporter_id: string
          resolved_at: string | null
          text: string | null
        }
        Insert: {
          comment_id?: string | null
          created_at?: string
          id?: string
          member_id?: string | null
          message_id?: string | null
          post_id?: string | null
          profile_id?: string | null
          reason: string
          reporter_id?: string
          resolved_at?: string | null
          text?: string | null
        }
        Update: {
          comment_id?: string | null
          created_at?: string
          id?: string
          member_id?: string | null
          message_id?: string | null
          post_id?: string | null
          profile_id?: string | null
          reason?: string
          reporter_id?: string
          resolved_at?: string | null
          text?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'reports_member_id_fkey'
            columns: ['member_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'reports_profile_id_fkey'
            columns: ['profile_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'reports_reporter_id_fkey'
            columns: ['reporter_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      share_links: {
        Row: {
          created_at: string
          document: Json | null
          document_at: string
          expires_at: string | null
          has_password: boolean
          id: string
          kind: Database['public']['Enums']['share_kind']
          label: string | null
          project_id: string
          shows_facts: boolean
          token: string
        }
        Insert: {
          created_at?: string
          document?: Json | null
          document_at?: string
          expires_at?: string | null
          has_password?: boolean
          id?: string
          kind?: Database['public']['Enums']['share_kind']
          label?: string | null
          project_id: string
          shows_facts?: boolean
          token: string
        }
        Update: {
          created_at?: string
          document?: Json | null
          document_at?: string
          expires_at?: string | null
          has_password?: boolean
          id?: string
          kind?: Database['public']['Enums']['share_kind']
          label?: string | null
          project_id?: string
          shows_facts?: boolean
          token?: string
        }
        Relationships: [
          {
            foreignKeyName: 'share_links_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      sources: {
        Row: {
          created_at: string
          helper: string | null
          id: string
          kind: Database['public']['Enums']['source_kind']
          project_id: string
          said_at: string
          text: string
        }
        Insert: {
          created_at?: string
          helper?: string | null
          id?: string
          kind: Database['public']['Enums']['source_kind']
          project_id: string
          said_at?: string
          text: string
        }
        Update: {
          created_at?: string
          helper?: string | null
          id?: string
          kind?: Database['public']['Enums']['source_kind']
          project_id?: string
          said_at?: string
          text?: string
        }
        Relationships: [
          {
            foreignKeyName: 'sources_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
      startup_projects: {
        Row: {
          created_at: string
          description: string
          id: string
          industry: Database['public']['Enums']['industry'] | null
          name: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          description?: string
          id?: string
          industry?: Database['public']['Enums']['industry'] | null
          name?: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          description?: string
          id?: string
          industry?: Database['public']['Enums']['industry'] | null
          name?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      stories: {
        Row: {
          created_at: string
          id: string
          image_url: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          image_url: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          image_url?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'stories_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      story_views: {
        Row: {
          story_id: string
          viewed_at: string
          viewer_id: string
        }
        Insert: {
          story_id: string
          viewed_at?: string
          viewer_id?: string
        }
        Update: {
          story_id?: string
          viewed_at?: string
          viewer_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'story_views_story_id_fkey'
            columns: ['story_id']
            isOneToOne: false
            referencedRelation: 'stories'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'story_views_viewer_id_fkey'
            columns: ['viewer_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      subscribers: {
        Row: {
          last_event_at: string | null
          stripe_customer_id: string | null
          stripe_subscription_id: string | null
          subscribed: boolean
          subscription_end: string | null
          subscription_plan: Database['public']['Enums']['subscription_plan']
          subscription_tier: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          last_event_at?: string | null
          stripe_customer_id?: string | null
          stripe_subscription_id?: string | null
          subscribed?: boolean
          subscription_end?: string | null
          subscription_plan?: Database['public']['Enums']['subscription_plan']
          subscription_tier?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          last_event_at?: string | null
          stripe_customer_id?: string | null
          stripe_subscription_id?: string | null
          subscribed?: boolean
          subscription_end?: string | null
          subscription_plan?: Database['public']['Enums']['subscription_plan']
          subscription_tier?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      validation_progress: {
        Row: {
          completed: boolean
          data: Json
          item: Database['public']['Enums']['validation_item']
          project_id: string
          updated_at: string
        }
        Insert: {
          completed?: boolean
          data?: Json
          item: Database['public']['Enums']['validation_item']
          project_id: string
          updated_at?: string
        }
        Update: {
          completed?: boolean
          data?: Json
          item?: Database['public']['Enums']['validation_item']
          project_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'validation_progress_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'startup_projects'
            referencedColumns: ['id']
          },
        ]
      }
    }
    Views: {
      conversation_list: {
        Row: {
          has_messages: boolean | null
          id: string | null
          last_message: string | null
          last_sender_id: string | null
          other_avatar_url: string | null
          other_company_name: string | null
          other_full_name: string | null
          other_id: string | null
          other_user_type: Database['public']['Enums']['user_type'] | null
          request_from: string | null
          unread_count: number | null
          updated_at: string | null
        }
        Relationships: []
      }
      notification_list: {
        Row: {
          about: string | null
          about_id: string | null
          actor_count: number | null
          actors: Json | null
          comment_id: string | null
          created_at: string | null
          decision: Json | null
          id: string | null
          kind: string | null
          post_id: string | null
          read_at: string | null
          recipient_id: string | null
          updated_at: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      answer_evidence: {
        Args: { p_agrees: boolean | null; p_comment: string | null }
        Returns: undefined
      }
      answer_request: {
        Args: { conversation_id: string | null; is_accepted: boolean | null }
        Returns: undefined
      }
      apply_billing_event: {
        Args: { p_created_at: string | null; p_customer_id: string | null; p_end: string | null; p_event_id: string | null; p_plan: Database['public']['Enums']['subscription_plan'] | null; p_subscribed: boolean | null; p_subscription_id: string | null; p_tier: string | null; p_type: string | null; p_user: string | null }
        Returns: boolean
      }
      ask_for_evidence: {
        Args: { p_comment: string | null }
        Returns: undefined
      }
      blocked_people: {
        Args: never
        Returns: { avatar_url: string; company_name: string; created_at: string; full_name: string; id: string }[]
      }
      carries_muted_word: {
        Args: { comment: string | null }
        Returns: boolean
      }
      choose_mail: {
        Args: { p_choice: string | null; p_kind: string | null }
        Returns: Json
      }
      claim_ai_quota: {
        Args: { p_helper: string | null; p_per_day: number | null; p_per_minute: number | null; p_user: string | null }
        Returns: Json
      }
      claim_call: {
        Args: { p_request: string | null; p_user: string | null }
        Returns: { answer: Json; is_new: boolean }[]
      }
      claim_mails: {
        Args: { p_most: number | null }
        Returns: { attempts: number; body: Json; id: string; kind: string; member_id: string; named: string[]; recipient: string; subject: string }[]
      }
      claim_quota: {
        Args: { p_kind: string | null; p_member: string | null; p_rows?: number | null }
        Returns: string
      }
      closed_messages: {
        Args: never
        Returns: Database['public']['Tables']['messages']['Row'][]
        SetofOptions: {
          from: '*'
          to: 'messages'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      create_or_get_direct_conversation: {
        Args: { initial_message?: string | null; recipient_id: string | null }
        Returns: Database['public']['Tables']['conversations']['Row']
        SetofOptions: {
          from: '*'
          to: 'conversations'
          isOneToOne: true
          isSetofReturn: false
        }
      }
      create_share_link: {
        Args: { document?: Json | null; kind?: Database['public']['Enums']['share_kind'] | null; label?: string | null; link_id?: string | null; password?: string | null; valid_days?: number | null }
        Returns: { created_at: string; id: string; token: string }[]
      }
      decide_venture: {
        Args: { p_dossier: string | null; p_holding_assumptions?: string[] | null; p_id: string | null; p_kind: Database['public']['Enums']['decision_kind'] | null; p_project: string | null; p_reason: string | null; p_withdrawn_facts?: string[] | null }
        Returns: undefined
      }
      delete_message: {
        Args: { message_id: string | null }
        Returns: Database['public']['Tables']['messages']['Row']
        SetofOptions: {
          from: '*'
          to: 'messages'
          isOneToOne: true
          isSetofReturn: false
        }
      }
      end_monday_mail: {
        Args: { p_monday: string | null; p_project: string | null }
        Returns: undefined
      }
      enqueue_mail: {
        Args: { p_body: Json | null; p_dedupe: string | null; p_kind: string | null; p_member: string | null; p_send_after?: string | null; p_subject: string | null }
        Returns: string
      }
      feed_posts: {
        Args: { before_id?: string | null; before_time?: string | null; page_size?: number | null }
        Returns: Database['public']['Tables']['posts']['Row'][]
        SetofOptions: {
          from: '*'
          to: 'posts'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      find_by_handle: {
        Args: { beginning: string | null }
        Returns: Database['public']['Tables']['profiles']['Row'][]
        SetofOptions: {
          from: '*'
          to: 'profiles'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      find_conversations: {
        Args: { words: string | null }
        Returns: { id: string }[]
      }
      find_people: {
        Args: { before_id?: string | null; before_time?: string | null; looking?: string | null; of_industry?: Database['public']['Enums']['industry'] | null; of_type?: Database['public']['Enums']['user_type'] | null; page_size?: number | null; place?: string | null; words?: string | null }
        Returns: Database['public']['Tables']['profiles']['Row'][]
        SetofOptions: {
          from: '*'
          to: 'profiles'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      finish_ai_usage: {
        Args: { p_input_tokens: number | null; p_model: string | null; p_ms: number | null; p_ok: boolean | null; p_output_tokens: number | null; p_provider: string | null; p_usage: string | null }
        Returns: undefined
      }
      founders_to_meet: {
        Args: never
        Returns: Database['public']['Tables']['profiles']['Row'][]
        SetofOptions: {
          from: '*'
          to: 'profiles'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      go_on_with_mails: {
        Args: { p_are_monday_mails: boolean | null }
        Returns: undefined
      }
      is_moderator: {
        Args: never
        Returns: boolean
      }
      keep_mail: {
        Args: { p_html: string | null; p_link?: string | null; p_named?: string[] | null; p_recipient: string | null; p_subject: string | null; p_text: string | null }
        Returns: boolean
      }
      live_conversations: {
        Args: never
        Returns: string[]
      }
      log_interview: {
        Args: { contact_id?: string | null; contact_name?: string | null; held_at: string | null; interview_id: string | null; keeps_name?: boolean | null; next_on?: string | null; next_step?: string | null; project_id: string | null; quotes: Json | null }
        Returns: string
      }
      make_moderator: {
        Args: { p_email: string | null }
        Returns: boolean
      }
      mark_messages_read: {
        Args: { conversation_id: string | null }
        Returns: boolean
      }
      merge_helper_session: {
        Args: { p_are_known?: boolean | null; p_helper: string | null; p_messages?: Json | null; p_project: string | null; p_state?: Json | null; p_without?: string[] | null }
        Returns: Database['public']['Tables']['helper_sessions']['Row'][]
        SetofOptions: {
          from: '*'
          to: 'helper_sessions'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      moderate: {
        Args: { p_action: string | null; p_id: string | null; p_kind: string | null; p_note?: string | null; p_until?: string | null }
        Returns: undefined
      }
      moderation_queue: {
        Args: { p_after?: number | null }
        Returns: { content: string; is_gone: boolean; is_hidden: boolean; kind: string; member_id: string; member_name: string; object_id: string; reasons: string[]; reported_at: string; reports: number; suspended_until: string; texts: string[] }[]
      }
      monday_material: {
        Args: { p_monday?: string | null; p_project: string | null }
        Returns: Json
      }
      monday_projects: {
        Args: { p_after: string | null; p_monday: string | null; p_most: number | null }
        Returns: { member_id: string; project_id: string }[]
      }
      network_posts: {
        Args: { before_id?: string | null; before_time?: string | null; page_size?: number | null }
        Returns: Database['public']['Tables']['posts']['Row'][]
        SetofOptions: {
          from: '*'
          to: 'posts'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      note_seen: {
        Args: { p_minutes_east?: number | null }
        Returns: undefined
      }
      own_model_key: {
        Args: never
        Returns: { provider: string; since: string }[]
      }
      own_sessions: {
        Args: never
        Returns: { created_at: string; id: string; ip: string; is_current: boolean; refreshed_at: string; user_agent: string }[]
      }
      people_of_week: {
        Args: { p_project: string | null }
        Returns: Database['public']['Tables']['contacts']['Row'][]
        SetofOptions: {
          from: '*'
          to: 'contacts'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      propose_fact: {
        Args: { bears?: Database['public']['Enums']['fact_bearing'] | null; disagrees_with?: string | null; evidence?: Database['public']['Enums']['fact_evidence'] | null; fact_id: string | null; quote: string | null; source_id: string | null; subject?: string | null; text: string | null; topic: Database['public']['Enums']['fact_topic'] | null; value?: Json | null }
        Returns: string
      }
      recommended_people: {
        Args: never
        Returns: { avatar_url: string; company_name: string; full_name: string; id: string; reason: string; user_type: Database['public']['Enums']['user_type'] }[]
      }
      recommended_profiles: {
        Args: never
        Returns: Database['public']['Tables']['profiles']['Row'][]
        SetofOptions: {
          from: '*'
          to: 'profiles'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      save_output: {
        Args: { p_content: string | null; p_helper: string | null; p_id: string | null; p_input: Json | null; p_metadata: Json | null; p_project: string | null; p_type: Database['public']['Enums']['ai_output_type'] | null }
        Returns: string
      }
      search_posts: {
        Args: { author?: string | null; before_id?: string | null; before_time?: string | null; page_size?: number | null; words: string | null }
        Returns: Database['public']['Tables']['posts']['Row'][]
        SetofOptions: {
          from: '*'
          to: 'posts'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_profiles: {
        Args: { words: string | null }
        Returns: Database['public']['Tables']['profiles']['Row'][]
        SetofOptions: {
          from: '*'
          to: 'profiles'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      settle_mail: {
        Args: { p_error?: string | null; p_id: string | null; p_pause?: number | null }
        Returns: undefined
      }
      shared_document: {
        Args: { password?: string | null; token: string | null }
        Returns: Json
      }
      shared_plan: {
        Args: { token: string | null }
        Returns: Json
      }
      stop_mail: {
        Args: { p_kind: string | null; p_member: string | null }
        Returns: undefined
      }
    }
    Enums: {
      ai_output_type: 'market_research' | 'problem_validation' | 'competitor_analysis' | 'idea_refinement' | 'customer_analysis' | 'pitch_generation' | 'pitch_coaching' | 'apple-ai-chat'
      assumption_kind: 'desirable' | 'viable' | 'feasible'
      contact_stage: 'to_ask' | 'asked' | 'booked' | 'talked' | 'follow_up'
      data_quality: 'web-enhanced' | 'ai-estimated'
      decision_kind: 'persevere' | 'pivot' | 'stop'
      evidence_state: 'open' | 'dropped' | 'archived'
      experiment_method: 'interview' | 'observation' | 'concierge' | 'wizard_of_oz' | 'fake_door' | 'pre_sale' | 'letter' | 'prototype'
      fact_bearing: 'for' | 'against' | 'context'
      fact_evidence: 'guess' | 'told' | 'observed' | 'committed' | 'paid'
      fact_state: 'proposed' | 'confirmed' | 'corrected' | 'withdrawn' | 'replaced'
      fact_topic: 'problem' | 'customer' | 'frequency' | 'cost' | 'workaround' | 'price' | 'money' | 'refusals' | 'reach' | 'buyers' | 'place' | 'solution' | 'difference' | 'rival' | 'traction' | 'team' | 'ask' | 'stage' | 'aim' | 'permission' | 'risk' | 'costs' | 'margin' | 'churn'
      industry: 'technology' | 'healthcare' | 'finance' | 'education' | 'retail' | 'manufacturing' | 'other'
      journey_step: 'problem-definition' | 'problem-validation' | 'idea-refinement' | 'customer-mapping' | 'elevator-pitch' | 'financial-forecasting' | 'pitch-deck' | 'business-plan'
      share_kind: 'founder_plan' | 'deck' | 'business_plan'
      source_kind: 'form' | 'conversation' | 'interview' | 'document' | 'web_page' | 'benchmark'
      subscription_plan: 'free' | 'early_venture' | 'venture'
      user_type: 'founder' | 'investor' | 'mentor' | 'entrepreneur' | 'advisor'
      validation_item: 'problemValidation' | 'competitorAnalysis' | 'marketResearch'
    }
    CompositeTypes: { [_ in never]: never }
  }
}

type PublicSchema = Database['public']

export type Tables<Name extends keyof (PublicSchema['Tables'] & PublicSchema['Views'])> =
  (PublicSchema['Tables'] & PublicSchema['Views'])[Name]['Row']
export type TablesInsert<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Insert']
export type TablesUpdate<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Update']
export type Enums<Name extends keyof PublicSchema['Enums']> = PublicSchema['Enums'][Name]

export const Constants = {
  public: {
    Enums: {
      ai_output_type: ['market_research', 'problem_validation', 'competitor_analysis', 'idea_refinement', 'customer_analysis', 'pitch_generation', 'pitch_coaching', 'apple-ai-chat'],
      assumption_kind: ['desirable', 'viable', 'feasible'],
      contact_stage: ['to_ask', 'asked', 'booked', 'talked', 'follow_up'],
      data_quality: ['web-enhanced', 'ai-estimated'],
      decision_kind: ['persevere', 'pivot', 'stop'],
      evidence_state: ['open', 'dropped', 'archived'],
      experiment_method: ['interview', 'observation', 'concierge', 'wizard_of_oz', 'fake_door', 'pre_sale', 'letter', 'prototype'],
      fact_bearing: ['for', 'against', 'context'],
      fact_evidence: ['guess', 'told', 'observed', 'committed', 'paid'],
      fact_state: ['proposed', 'confirmed', 'corrected', 'withdrawn', 'replaced'],
      fact_topic: ['problem', 'customer', 'frequency', 'cost', 'workaround', 'price', 'money', 'refusals', 'reach', 'buyers', 'place', 'solution', 'difference', 'rival', 'traction', 'team', 'ask', 'stage', 'aim', 'permission', 'risk', 'costs', 'margin', 'churn'],
      industry: ['technology', 'healthcare', 'finance', 'education', 'retail', 'manufacturing', 'other'],
      journey_step: ['problem-definition', 'problem-validation', 'idea-refinement', 'customer-mapping', 'elevator-pitch', 'financial-forecasting', 'pitch-deck', 'business-plan'],
      share_kind: ['founder_plan', 'deck', 'business_plan'],
      source_kind: ['form', 'conversation', 'interview', 'document', 'web_page', 'benchmark'],
      subscription_plan: ['free', 'early_venture', 'venture'],
      user_type: ['founder', 'investor', 'mentor', 'entrepreneur', 'advisor'],
      validation_item: ['problemValidation', 'competitorAnalysis', 'marketResearch'],
    },
  },
} as const
