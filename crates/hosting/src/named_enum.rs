//! Enums whose values have the same names in JSON and in SQL.

/// Defines an enum with `ALL`, all values in order, and `name`, the name in JSON and SQL.
#[macro_export]
macro_rules! named_enum {
    ($(#[$attribute:meta])* pub enum $Enum:ident {
        $($(#[$value_attribute:meta])* $Value:ident = $name:tt,)*
    }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
        pub enum $Enum {
            $($(#[$value_attribute])* #[serde(rename = $name)] $Value,)*
        }

        impl $Enum {
            /// All values.
            pub const ALL: &[$Enum] = &[$($Enum::$Value,)*];

            /// The name in JSON and SQL.
            pub fn name(self) -> &'static str {
                match self {
                    $($Enum::$Value => $name,)*
                }
            }
        }
    };
}
